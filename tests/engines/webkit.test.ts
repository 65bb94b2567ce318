import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { type Front, startFront } from '../support/front.ts';
import { newPhoto } from '../support/new-photo.ts';
import { newNumber, sellWords } from '../support/sell-flow.ts';
import { DrivenPage } from './driven-page.ts';
import { missingWebKit, startWebKit } from './webkit-driver.ts';

/*
 * The main journeys in WebKitGTK. Each begins as a first visitor; the site is behind a proxy of its own, whose refusal of
 * every connection is the lost network.
 */

const test = base.extend<{ readonly front: Front; readonly driven: DrivenPage }>({
  front: async ({ baseURL }, use) => {
    const front = await startFront(baseURL ?? '');
    await use(front);
    await front.stop();
  },
  driven: async ({ front }, use, { title }) => {
    const { driver, end } = await startWebKit();
    const page = new DrivenPage(driver);
    // Any page of the site; the city popup is shown once a visit, and would cover what is pressed.
    await page.open(`${front.url}/robots.txt`);
    await page.run(`sessionStorage.setItem('lajur.city-popup', '1')`);
    await use(page);
    if (test.info().errors.length > 0)
      console.log(
        `At the end of “${title}”, ${await page.address()}, ${await page.run('return innerWidth')} px wide:`,
        await page.run(`return document.body.innerText.replace(/\\s+/g, ' ').slice(0, 1500)`),
      );
    await end();
  },
});

test.skip(missingWebKit !== undefined, missingWebKit);

const dialog = '[role=dialog]';
const words = sellWords.id;
const controlled = `return navigator.serviceWorker.controller?.state === 'activated'`;
const isKept = `const done = arguments[arguments.length - 1];
  caches.match(arguments[0], { cacheName: 'pages', ignoreVary: true }).then((found) => done(found !== undefined));`;

const digitsIn = (text: string) => text.replaceAll(/\D/g, '');

async function untilKept(page: DrivenPage, address: string): Promise<void> {
  await page.until('a worker', () => page.run<boolean>(controlled));
  await page.until('a kept page', () => page.ask<boolean>(isKept, address));
}

test('a list is filtered in a sheet, and a car of it opens with its photos', async ({
  front,
  driven: page,
}) => {
  await page.open(`${front.url}/mobil-bekas`);
  const all = digitsIn(await page.text('main h1 + p'));
  await page.press('button', /^Transmisi/);
  await page.press(`${dialog} button`, /^Manual/);
  const apply = [`${dialog} button[aria-busy=false]`, /^Tampilkan \d/] as const;
  const promised = await page.until('fewer cars', async () => {
    const shown = digitsIn(await page.text(...apply));
    return shown === all ? undefined : shown;
  });
  await page.press(...apply);
  await page.untilAddress(/\/mobil-bekas\/manual$/);
  await page.untilGone(dialog);
  await page.until('as many cars', async () => digitsIn(await page.text('main h1 + p')) === promised);

  const name = await page.text('main article h2');
  await page.press('main article a');
  await page.until('the car', async () => (await page.text('main h1')) === name);
  await page.press('main a', /^1 \/ \d/);
  await page.untilAddress(/\/images#photo-1$/);
  await page.see('main [role=status]', /Foto 1 \//);
  await page.driver.navigate().back();
  await page.see('main a', /^1 \/ \d/);
  await page.driver.navigate().back();
  await page.untilAddress(/\/mobil-bekas\/manual$/);
  await page.see('main article h2', new RegExp(name));
});

test('a first visitor is told of no new version; without network what was seen opens', async ({
  front,
  driven: page,
}) => {
  const list = `${front.url}/mobil-bekas`;
  await page.open(list);
  // Pressed while the worker is being installed.
  await page.press('button', /^Urutkan/);
  await page.press(`${dialog} a`, /^Harga terendah/);
  await page.untilAddress(/sort=price/);
  await page.until('a worker', () => page.run<boolean>(controlled));
  await page.open(list);
  await untilKept(page, list);
  expect(await page.run('return document.body.innerText')).not.toContain('Versi baru sudah siap');
  const name = await page.text('main article h2');
  await page.press('main article a');
  await page.until('the car', async () => (await page.text('main h1')) === name);
  const car = await page.address();
  await page.open(car);
  await untilKept(page, car);

  front.refuse(true);
  for (const [address, heading] of [
    [list, /^Mobil bekas/],
    [car, new RegExp(name)],
    [`${front.url}/mobil-bekas/toyota`, /Halaman ini belum tersimpan/],
  ] as const) {
    await page.open(address);
    await page.see('h1', heading);
  }
  front.refuse(false);
  await page.open(`${front.url}/mobil-bekas/toyota`);
  await page.see('h1', /Toyota/);
});

/** Eight photos as files. */
async function photoFiles(folder: string): Promise<string[]> {
  const names = Array.from({ length: 8 }, (_, index) => path.join(folder, `${index}.jpg`));
  for (const name of names) await writeFile(name, await newPhoto(1200, 750));
  return names;
}

/** From the start of an ad to its preview. */
async function writeAd(page: DrivenPage, mobile: string, photos: readonly string[]): Promise<void> {
  await page.press('main button', new RegExp(words.begin));
  await page.type('Bandung', `${dialog} input[placeholder="${words.searchCity}"]`);
  await page.press(`${dialog} button`, /^Bandung/);
  await page.untilAddress(/step-two\?draft=/);
  await page.press('main button', words.brand);
  await page.type('toyo', `${dialog} input[type=search]`);
  await page.press(`${dialog} li button`, /^Toyota/);
  await page.type('avanza', `${dialog} input[type=search]`);
  await page.press(`${dialog} button`, /^Avanza$/);
  await page.press(`${dialog} button`, /^2019$/);
  await page.press(`${dialog} button`, /1\.3 G/);
  await page.untilGone(dialog);
  await page.type('41287', 'main input', words.kilometers);
  await page.press('main button', new RegExp(`^${words.color}$`));
  await page.press('main button', new RegExp(`^${words.next}$`));
  await page.untilAddress(/step-three/);
  // The field itself is not shown.
  const chooser = await page.driver.findElement({ css: 'main input[type=file]' });
  await chooser.sendKeys(photos.join('\n'));
  await page.until('eight photos', async () => {
    const shown = await page.run<number>(`return document.querySelectorAll('main img').length`);
    return shown === photos.length;
  });
  await page.press('main button', new RegExp(`^${words.next}$`));
  await page.untilAddress(/step-four/);
  await page.type('165000000', 'main input', words.price);
  await page.press('main button', new RegExp(words.help));
  await page.press('main button', new RegExp(`^${words.next}$`));
  await page.untilAddress(/profile/);
  await page.type('Rizky Pratama', 'main input', new RegExp(words.name));
  await page.type(mobile, 'main input', new RegExp(words.mobile));
  await page.press('main button', new RegExp(`^${words.next}$`));
  await page.untilAddress(/preview/);
  await page.see('main article', /Rp 165/);
}

/** Types the code that the page shows where messages are echoed. */
async function proveNumber(page: DrivenPage): Promise<void> {
  const shown = await page.text('[role=status]', new RegExp(words.shownCode));
  await page.type(/\d{6}/.exec(shown)?.[0] ?? 'no code', `${dialog} input[autocomplete=one-time-code]`);
}

const ownStates = `const done = arguments[arguments.length - 1];
  fetch(arguments[0], { method: 'POST' }).then((answer) => answer.json())
    .then(({ data }) => done(data.items.map(({ status }) => status)), () => done([]));`;

test('a car with eight photos is sold by a new seller, and another without network', async ({
  front,
  driven: page,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lajur-webkit-photos-'));
  try {
    const photos = await photoFiles(folder);
    const start = `${front.url}/jual-mobil-anda`;
    const mobile = newNumber();
    const states = () => page.ask<string[]>(ownStates, endpointSchemas.ownListings.path);
    await page.open(start);
    await writeAd(page, mobile, photos);
    await page.press('main button', new RegExp(`^${words.publish}$`));
    await proveNumber(page);
    await page.until('an ad on the server', async () => (await states())?.length === 1);

    await page.open(start);
    await untilKept(page, start);
    front.refuse(true);
    await page.open(start);
    await writeAd(page, mobile, photos);
    await page.press('main button', new RegExp(`^${words.publish}$`));
    await page.see(dialog, new RegExp(words.waiting));
    front.refuse(false);
    // Without Background Sync it is the page that sends.
    await page.until('both on the server', async () => (await states())?.length === 2);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
