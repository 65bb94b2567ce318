import { buyer, expect, hasArrived, searchFromHome } from './steps.ts';
import type { Thumb } from './thumb.ts';

const words = '7 seater matic di bawah 150 juta bekasi';
const constraints = ['otomatis', 'kursi-7', 'harga-di-bawah-150-juta', 'bekasi'];
const names = ['Otomatis', '7 kursi', 'Di bawah 150 Juta', 'Bekasi'];

/** An automatic seven-seater under 150 million in Bekasi: found, compared with another, its seller asked. */
export async function askSeller(thumb: Thumb): Promise<void> {
  const { page } = thumb;
  const main = page.getByRole('main');
  await searchFromHome(thumb, words, /^Mobil bekas/);

  await expect(page).toHaveURL(/\/mobil-bekas\//);
  const inAddress = new URL(page.url()).pathname.split('/').at(-1)?.split('+') ?? [];
  expect(inAddress.toSorted()).toEqual(constraints.toSorted());
  for (const name of names)
    await expect(main.getByRole('link', { name: `Hapus ${name}`, exact: true })).toBeAttached();
  const cards = main
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
    .first()
    .getByRole('article');
  await expect(cards.nth(1)).toBeVisible();
  for (const text of await cards.allTextContents()) {
    expect(text).toContain('Otomatis');
    expect(text).toContain('Bekasi');
    expect(Number(/Rp (\d+)/.exec(text)?.[1])).toBeLessThan(150);
  }

  for (const place of [0, 1]) {
    const compare = cards.nth(place).getByRole('button', { name: /^Bandingkan: / });
    await thumb.tap(compare);
    await expect(compare).toHaveAttribute('aria-pressed', 'true');
  }
  // The list's own button hides while the list is scrolled down, as to the second car.
  await thumb.pullBack();
  await thumb.tap(main.getByRole('button', { name: 'Bandingkan mobil di daftar ini (2)' }));
  await thumb.tap(page.getByRole('dialog').getByRole('link', { name: 'Bandingkan 2 mobil' }));

  const contact = page.getByRole('table').getByRole('row', { name: /^Hubungi penjual/ });
  // Sellers whose number is not verified have a longer button.
  await thumb.tap(contact.getByRole('link', { name: /^(?:Pesan|Tulis ke penjual)$/ }).first());
  const sheet = page.getByRole('dialog');
  await thumb.type(sheet.getByLabel('Nama Anda'), buyer.name);
  await thumb.type(sheet.getByLabel('Nomor HP'), buyer.mobile);
  await thumb.type(sheet.getByLabel('Pesan', { exact: true }), 'Apakah masih tersedia?');
  await thumb.tap(sheet.getByRole('button', { name: 'Kirim pesan' }));
  await hasArrived(sheet);
}
