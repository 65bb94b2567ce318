import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { findChromium } from '../../scripts/setup/chromium.mjs';
import { openAlive } from '../support/alive.ts';
import { beyondThePage, readabilityOf } from '../support/readability.ts';
import { proveNumber, sellWords } from '../support/sell-flow.ts';
import { startSite } from '../support/site.ts';
import { waitForControl } from '../support/worker.ts';
import { type BoardScreen, boardScreens, type Viewer } from './screens.ts';
import { smallTargets } from './small-targets.ts';

/*
 * Every screen as one page of pictures, with what can be measured on it: npm run board -- [--only <parts of names>]
 * [--widths 360,820,1280] [--languages id,en] [--schemes light,dark] [--states loading,failing,offline,large]. It
 * is written to .cache/board/index.html.
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '360,820,1280' },
    languages: { type: 'string', default: 'id,en' },
    schemes: { type: 'string', default: 'light,dark' },
    states: { type: 'string', default: 'loading,failing,offline,large' },
  },
});
const listOf = (text: string) => text.split(',').filter(Boolean);
const widths = listOf(values.widths).map(Number);
const languages = listOf(values.languages);
const schemes = z.parse(z.array(z.enum(['light', 'dark'])), listOf(values.schemes));
const states = z.parse(z.array(z.enum(['loading', 'failing', 'offline', 'large'])), listOf(values.states));
/** Longer pages are cut, in CSS pixels. */
const tallest = 2600;
const thumbnailWidth = 220;
/** Pages at the same time. */
const hands = 2;

/** Of one viewer: a device that keeps what it has seen, and one without a worker. */
type Contexts = { readonly kept: BrowserContext; readonly first: BrowserContext };
type Picture = { readonly file: string; readonly what: string; readonly faults: readonly string[] };

const folder = fileURLToPath(new URL('../../.cache/board/', import.meta.url));
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const site = await startSite();
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
try {
  const names = await namesOf(site.url);
  const wanted = listOf(values.only.toLowerCase());
  const chosen = boardScreens.filter(
    ({ name }) => wanted.length === 0 || wanted.some((part) => name.toLowerCase().includes(part)),
  );
  const rows = new Map<string, readonly Picture[]>();
  /** Screens that could not be pictured; the others go on. */
  const lost: string[] = [];
  const waiting = [...chosen];
  await Promise.all(
    Array.from({ length: hands }, async (_, hand) => {
      // Each hand's own: a context is offline as a whole.
      const contexts = new Map<Viewer, Contexts>();
      for (let screen = waiting.shift(); screen !== undefined; screen = waiting.shift()) {
        const own = contexts.get(screen.viewer) ?? {
          kept: await contextOf(browser, screen.viewer, hand, 'allow'),
          first: await contextOf(browser, screen.viewer, hand, 'block'),
        };
        contexts.set(screen.viewer, own);
        const pictures = await picturesOf(own, screen, names).catch((cause: unknown) => {
          lost.push(`${screen.name}: ${String(cause)}`);
          console.log(lost.at(-1));
          return [];
        });
        rows.set(screen.name, pictures);
        console.log(`${rows.size} of ${chosen.length}: ${screen.name}`);
        for (const { what, faults } of pictures)
          for (const fault of faults) console.log(`  ${what}: ${fault}`);
      }
    }),
  );
  const faulty = [...rows].flatMap(([name, pictures]) =>
    pictures.flatMap(({ what, faults }) => faults.map((fault) => `${name}, ${what}: ${fault}`)),
  );
  faulty.push(...lost);
  await writeFile(`${folder}index.html`, pageOf(chosen, rows, faulty));
  console.log(`${faulty.length} faults on ${rows.size} screens. ${folder}index.html`);
} finally {
  await browser.close();
  await site.stop();
}

/** What addresses name, by the first of each that the site shows. */
async function namesOf(origin: string): Promise<Readonly<Record<string, string>>> {
  const hrefs = async (path: string, pattern: RegExp) =>
    [...(await (await fetch(origin + path)).text()).matchAll(pattern)].flatMap(([, found]) => found ?? []);
  const [car = '', , otherCar = '', ...others] = [
    ...new Set(await hrefs('/mobil-bekas', /\/detail-mobil-bekas\/([^"/?#]+)"/g)),
  ];
  const longCar = [car, otherCar, ...others].reduce((long, each) =>
    each.length > long.length ? each : long,
  );
  const [seller = ''] = await hrefs(`/detail-mobil-bekas/${car}`, /\/penjual\/([\w-]+)"/g);
  const [dealer = ''] = await hrefs('/dealer-mobil-bekas', /\/dealer-mobil-bekas\/([\w-]+)"/g);
  const [dealerCar = ''] = await hrefs(`/dealer-mobil-bekas/${dealer}`, /\/detail-mobil-bekas\/([^"/?#]+)"/g);
  const [article = ''] = await hrefs('/tips-mobil', /(\/tips-mobil\/[\w-]+)"/g);
  const idOf = (slug: string) => /\d+$/.exec(slug)?.[0] ?? '';
  return {
    ...{ car, longCar, seller, dealer, article },
    ...{ carId: idOf(car), otherCarId: idOf(otherCar), dealerCarId: idOf(dealerCar) },
  };
}

/** A phone's browser of its own, signed in unless it is a guest's. */
async function contextOf(
  own: Browser,
  viewer: Viewer,
  hand: number,
  serviceWorkers: 'allow' | 'block',
): Promise<BrowserContext> {
  const context = await own.newContext({
    baseURL: site.url,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    hasTouch: true,
    serviceWorkers,
  });
  await context.addInitScript("sessionStorage.setItem('lajur.city-popup', '1')");
  // Functions that are sent to the page have esbuild's calls of this.
  await context.addInitScript('globalThis.__name = (named) => named');
  if (serviceWorkers === 'allow') {
    // Keeps the pages that are opened from now on.
    const page = await context.newPage();
    await openAlive(page, '/');
    await waitForControl(page);
    await page.close();
  }
  if (viewer === 'guest') return context;
  const mobile = `08121111${String(1000 + 10 * hand + [...'usda'].indexOf(viewer[0] ?? ''))}`;
  if (viewer !== 'user') {
    const tool = fileURLToPath(new URL('../../dist/server/staff.js', import.meta.url));
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: site.dataDir };
    await promisify(execFile)(process.execPath, [tool, 'grant', mobile, viewer], { env });
  }
  const page = await context.newPage();
  await page.goto('/myaccount/signin');
  await proveNumber(page, sellWords.id, mobile);
  await page.waitForURL((url) => !url.pathname.includes('signin'));
  await page.close();
  return context;
}

async function picturesOf(
  { kept, first }: Contexts,
  screen: BoardScreen,
  known: Readonly<Record<string, string>>,
): Promise<readonly Picture[]> {
  const pictures: Picture[] = [];
  const { name } = screen;
  const page = await kept.newPage();
  const path = await pathOf(screen, page, known);
  const keep = async (what: string) => {
    await settle(page);
    pictures.push(await pictureOf(page, `${name}, ${what}`, what));
  };
  for (const language of languages) {
    await page.setViewportSize({ width: widths[0] ?? 360, height: 740 });
    await page.goto((language === 'id' ? '' : `/${language}`) + path, { waitUntil: 'load' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 600 ? 740 : 800 });
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await keep(`${language} ${width} ${colorScheme}`);
      }
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 360, height: 740 });
  if (states.includes('large')) {
    // As the browser's own setting: media queries in em follow it too.
    const session = await page.context().newCDPSession(page);
    const enlarge = async () => {
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    };
    await enlarge();
    await page.reload({ waitUntil: 'load' });
    const what = 'text at 200 %';
    await settle(page);
    // A picture of more than the window would be of the usual size.
    pictures.push(
      await pictureOf(page, `${name}, ${what}`, what, async (height) => {
        await page.setViewportSize({ width: 360, height });
        await enlarge();
        return page.screenshot();
      }),
    );
  }
  await page.close();
  for (const state of ['loading', 'failing', 'offline'] as const) {
    if (!states.includes(state)) continue;
    const own = await (state === 'offline' ? kept : first).newPage();
    try {
      const ownPath = state === 'offline' ? path : await pathOf(screen, own, known);
      await bringInto(state, own, screen, ownPath);
      pictures.push(await pictureOf(own, `${name}, ${state}`, state));
    } finally {
      if (state === 'offline') await kept.setOffline(false);
      await own.unrouteAll({ behavior: 'ignoreErrors' });
      await own.close();
    }
  }
  return pictures;
}

/** The address of a screen on a device, which then has what it names. */
async function pathOf(
  { address, prepare }: BoardScreen,
  page: Page,
  known: Readonly<Record<string, string>>,
): Promise<string> {
  const names = { ...known, ...(prepare && (await prepare(page))) };
  return address.replaceAll(/\{(\w+)\}/g, (_, key: string) => names[key] ?? '');
}

/** Opens a screen from another one, by a network that does not answer, fails or is gone. */
async function bringInto(
  state: 'loading' | 'failing' | 'offline',
  page: Page,
  { viewer, press }: BoardScreen,
  path: string,
): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAlive(page, viewer !== 'guest' ? '/myaccount/profile' : path === '/' ? '/favorit' : '/');
  await settle(page);
  const breakNetwork = async () => {
    if (state === 'offline') {
      await waitForControl(page);
      await page.context().setOffline(true);
      return;
    }
    await page.route('**/api/**', (route) =>
      state === 'failing' ? route.fulfill({ status: 500, body: 'down' }) : new Promise(() => undefined),
    );
  };
  // What is pressed is on a page that has loaded.
  if (!press) await breakNetwork();
  const before = await page.title();
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  // While it loads, the page before it stays; after 4 s it says that the network does not answer.
  const isShown = page.waitForFunction((title) => document.title !== title, before, {
    timeout: state === 'loading' && !press ? 1000 : 10_000,
  });
  await isShown.catch(() => undefined);
  if (press) {
    await breakNetwork();
    await press(page);
  }
  if (state !== 'loading') await settle(page);
}

/** Waits until a page asks for nothing more, or for long enough. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  const isBusy = 'main [aria-busy=true], main form [aria-disabled=true]';
  await page
    .waitForFunction((busy) => document.querySelector(busy) === null, isBusy, { timeout: 3000 })
    .catch(() => undefined);
}

async function pictureOf(
  page: Page,
  title: string,
  what: string,
  take?: (height: number) => Promise<Buffer>,
): Promise<Picture> {
  // A page that loads does not wait to be measured.
  const measured = what === 'loading' ? undefined : await faultsOf(page, what);
  const { width, height } = await page.evaluate(() => ({
    width: innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  const file = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const shown = Math.min(height, tallest);
  const picture = sharp(
    await (take?.(shown) ?? page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height: shown } })),
  );
  await picture.clone().webp({ quality: 70 }).toFile(`${folder}${file}.webp`);
  await picture.resize({ width: thumbnailWidth }).webp({ quality: 60 }).toFile(`${folder}${file}.small.webp`);
  return { file, what, faults: measured ?? (await faultsOf(page, what)) };
}

async function faultsOf(page: Page, what: string): Promise<readonly string[]> {
  const { characters, faults } = await readabilityOf(page);
  const sideways = await beyondThePage(page);
  const targets = what.includes('light') ? await smallTargets(page) : [];
  return [
    ...(characters === 0 ? ['nothing is shown'] : []),
    ...faults,
    ...targets,
    ...sideways.map((each) => `sideways: ${each}`),
  ];
}

function pageOf(
  chosen: readonly BoardScreen[],
  rows: ReadonlyMap<string, readonly Picture[]>,
  faulty: readonly string[],
): string {
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const figure = ({ file, what, faults }: Picture) =>
    `<figure><a href="${file}.webp"><img loading="lazy" src="${file}.small.webp" alt=""></a><figcaption${faults.length > 0 ? ` class="faulty" title="${escaped(faults.join('\n'))}"` : ''}>${what}</figcaption></figure>`;
  const sections = chosen.map(
    ({ name, address }) =>
      `<section><h2>${escaped(name)} <small>${escaped(address)}</small></h2><div>${(rows.get(name) ?? []).map(figure).join('')}</div></section>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Board</title><style>
body { font: 14px system-ui; margin: 16px; background: #8882; }
div { display: flex; gap: 12px; overflow-x: auto; align-items: start; }
figure { margin: 0; } img { width: ${thumbnailWidth}px; display: block; } .faulty { color: #c00; }
</style><h1>${rows.size} screens, ${faulty.length} faults</h1>${sections.join('\n')}`;
}
