import { expect, type Locator, type Page } from '@playwright/test';
import { deviceHeader } from '#contract/account/account.ts';
import { sellingPaths } from '#contract/api/outbox-paths.ts';
import { readingPaths } from '#contract/api/reading-paths.ts';
import { newPhoto } from './new-photo.ts';
import type { PhotoFile } from './photos.ts';

/** Texts of the flow's elements, in either language. */
export const sellWords = {
  id: {
    prefix: '',
    begin: 'Pasang iklan mobil',
    searchCity: 'Cari kota',
    next: 'Lanjut',
    back: 'Kembali',
    brand: /^Merek/,
    searchBrand: 'Cari merek',
    searchModel: 'Cari model',
    year: 'Tahun pembuatan',
    kilometers: /^Jarak tempuh/,
    transmission: 'Manual',
    fuel: 'Bensin',
    color: 'Putih',
    plate: /^Nomor polisi/,
    choosePhotos: 'Pilih foto',
    price: /^Harga jual/,
    help: 'Bantu tulis dari isian Anda',
    description: /^Deskripsi/,
    name: 'Nama Anda',
    mobile: 'Nomor HP',
    publish: 'Pasang iklan',
    thanks: 'Terima kasih',
    reward: /^Iklan Anda (?:tayang|sedang diperiksa)$/,
    proof: 'Verifikasi nomor Anda',
    later: 'Nanti',
    done: 'Selesai',
    verify: 'Verifikasi nomor saya',
    sendCode: 'Kirim kode',
    code: 'Kode 6 angka',
    shownCode: 'Kode Anda',
    sent: 'Terkirim',
    oneStepLeft: 'Tinggal satu langkah',
    waiting: 'Menunggu sinyal',
    needed: 'Wajib diisi.',
    heading: /Jual mobil Anda/,
  },
  en: {
    prefix: '/en',
    begin: 'List your car',
    searchCity: 'Search for a city',
    next: 'Continue',
    back: 'Back',
    brand: /^Brand/,
    searchBrand: 'Search for a brand',
    searchModel: 'Search for a model',
    year: 'Year made',
    kilometers: /^Mileage/,
    transmission: 'Manual',
    fuel: 'Petrol',
    color: 'White',
    plate: /^Number plate/,
    choosePhotos: 'Choose photos',
    price: /^Your price/,
    help: 'Start from what you entered',
    description: /^Description/,
    name: 'Your name',
    mobile: 'Mobile number',
    publish: 'Publish',
    thanks: 'Thank you',
    reward: /^Your ad is (?:live|being checked)$/,
    proof: 'Verify your number',
    later: 'Later',
    done: 'Done',
    verify: 'Verify my number',
    sendCode: 'Send the code',
    code: 'Code of 6 digits',
    shownCode: 'Your code',
    sent: 'Sent',
    oneStepLeft: 'One step left',
    waiting: 'Waiting for a signal',
    needed: 'Required.',
    heading: /Sell your car/,
  },
} as const;
export type SellWords = (typeof sellWords)[keyof typeof sellWords];

/** A number that no other test sells with. */
export const newNumber = () => `0812${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** Has a code sent to a number, which is typed first if needed, and returns the code shown by the page. */
export async function proveNumber(page: Page, words: SellWords, mobile?: string): Promise<void> {
  if (mobile !== undefined) await page.getByLabel(words.mobile).fill(mobile);
  await page.getByRole('button', { name: words.sendCode }).click();
  await proveSentCode(page, words);
}

/** The same where the code was sent without being asked for. */
export async function proveSentCode(page: Page, words: SellWords): Promise<void> {
  const shown = await page.getByRole('status').filter({ hasText: words.shownCode }).textContent();
  await page.getByLabel(words.code).fill(/\d{6}/.exec(shown ?? '')?.[0] ?? 'no code');
}

export async function newCarPhoto(name: string): Promise<PhotoFile> {
  return { name, mimeType: 'image/jpeg', buffer: await newPhoto(1200, 750) };
}

/**
 * Publishes a listing by API calls, like another client, from a page of the site.
 * @param guest sends it without the session, with a device token and an id made here
 */
export async function postAd(
  page: Page,
  mobile: string,
  guest?: { readonly clientId: string; readonly deviceToken: string },
): Promise<void> {
  const { buffer } = await newCarPhoto('car.jpg');
  await page.evaluate(
    async ({ paths, number, bytes, sender, header }) => {
      const answered = async (path: string, init: RequestInit) => {
        const answer = await fetch(path, {
          ...init,
          credentials: sender === undefined ? 'same-origin' : 'omit',
          headers: sender === undefined ? {} : { [header]: sender.deviceToken },
        });
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
        return (await answer.json()).data;
      };
      const post = (path: string, fields: Record<string, string>) =>
        answered(path, { method: 'POST', body: new URLSearchParams(fields) });
      const [model] = (await answered(paths.sellCatalogue, {})).models;
      const [city] = await post(paths.cities, {});
      const body = Uint8Array.from(bytes);
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
      const images = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
      await answered(`/api/v4/media/${images}`, { method: 'PUT', body });
      await post(paths.createListing, {
        ...{ clientId: sender?.clientId ?? crypto.randomUUID(), images, cityId: String(city.id) },
        ...{ brandId: String(model.brandId), modelId: String(model.id), makeYear: '2020', color: 'putih' },
        ...{ kilometerDriven: '20000', transmission: 'manual', fuel: 'bensin', price: '150000000' },
        ...{ name: 'Rizky Pratama', mobile: number },
      });
    },
    {
      paths: { ...sellingPaths, ...readingPaths },
      number: mobile,
      bytes: [...buffer],
      sender: guest,
      header: deviceHeader,
    },
  );
}

/** From the start to the step of the car, in a city. */
export async function beginAd(page: Page, words: SellWords, city = 'Bandung'): Promise<void> {
  await page.getByRole('button', { name: words.begin }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByPlaceholder(words.searchCity).fill(city);
  await sheet
    .getByRole('button', { name: new RegExp(`^${city}`) })
    .first()
    .click();
  await expect(page).toHaveURL(/step-two\?draft=/);
  await expect(page.getByRole('button', { name: words.brand })).toBeVisible();
}

/** Chooses the car. Variants fill in the rest, where one is chosen. */
export async function fillCar(page: Page, words: SellWords): Promise<void> {
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: words.brand }).click();
  await sheet.getByRole('searchbox', { name: words.searchBrand }).fill('toyo');
  await sheet.getByRole('listitem').getByRole('button', { name: 'Toyota' }).last().click();
  await sheet.getByRole('searchbox', { name: words.searchModel }).fill('avanza');
  await sheet.getByRole('button', { name: 'Avanza', exact: true }).click();
  await sheet.getByRole('button', { name: '2019', exact: true }).click();
  await sheet
    .getByRole('button', { name: /1\.3 G/ })
    .first()
    .click();
  await expect(sheet).toBeHidden();
  await expect(page.getByLabel(words.year)).toHaveValue('2019');
  await page.getByLabel(words.kilometers).fill('41287');
  await page.getByRole('button', { name: words.color, exact: true }).click();
}

export async function addPhotos(page: Page, count: number): Promise<void> {
  const files = await Promise.all(Array.from({ length: count }, (_, index) => newCarPhoto(`${index}.jpg`)));
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles([...files]);
  await expect(page.locator('main')).toContainText(`${count} `);
  await expect(page.locator('main img')).toHaveCount(count);
}

export async function goOn(page: Page, words: SellWords, to: RegExp): Promise<void> {
  await page.getByRole('button', { name: words.next, exact: true }).click();
  await expect(page).toHaveURL(to);
}

/** The steps from the car to the preview. @param look at each completed step */
export async function fillAd(
  page: Page,
  words: SellWords,
  mobile: string,
  look: () => Promise<void> = async () => undefined,
): Promise<void> {
  await fillCar(page, words);
  await look();
  await goOn(page, words, /step-three/);
  await addPhotos(page, 2);
  await look();
  await goOn(page, words, /step-four/);
  await page.getByLabel(words.price).pressSequentially('165000000');
  await page.getByRole('button', { name: words.help }).click();
  await expect(page.getByLabel(words.description)).toHaveValue(/Toyota Avanza/);
  await look();
  await goOn(page, words, /profile/);
  await page.getByLabel(words.name).fill('Rizky Pratama');
  await page.getByLabel(words.mobile).fill(mobile);
  await look();
  await goOn(page, words, /preview/);
  await expect(page.getByRole('article')).toContainText('Rp 165');
  await look();
}

export async function tabTo(page: Page, control: Locator, most = 90): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${control}`);
}
