import type { Browser } from '@playwright/test';
import lighthouse from 'lighthouse';
import * as z from 'zod/mini';
import { freePort } from '../../../scripts/setup/free-port.mjs';
import { median } from '../measure.ts';
import type { CountingFront } from './counting-front.ts';
import { check, type Limit, limitText } from './limits.ts';
import { launchChromium } from './phone.ts';
import { printTable, say } from './table.ts';

export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** Measured without scripts too, as the baseline. */
  readonly hasFloor?: boolean;
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const asked = z.array(
  z.object({
    url: z.string(),
    cache: z.string(),
    transferSize: z.number(),
    resourceType: z.optional(z.string()),
  }),
);

/** Bytes over the network; Lighthouse includes the worker's requests. */
function requestsOf({ audits }: Result): z.infer<typeof asked> {
  const details = audits['network-requests']?.details;
  const items = details?.type === 'table' ? details.items : undefined;
  return z.parse(asked, items).filter(({ url, cache }) => cache === 'none' && /^https?:/.test(url));
}

const isScript = ({ resourceType }: z.infer<typeof asked>[number]) => resourceType === 'Script';
const bytesOf = (requests: z.infer<typeof asked>) =>
  requests.reduce((sum, { transferSize }) => sum + transferSize, 0);
const score = (category: string) => (result: Result) =>
  Math.round((result.categories[category]?.score ?? Number.NaN) * 100);
const audit =
  (id: string, unit = 1) =>
  ({ audits }: Result) =>
    (audits[id]?.numericValue ?? Number.NaN) / unit;

interface Column {
  readonly of: (result: Result) => number;
  readonly limit?: Limit;
  readonly digits?: number;
}

const columns: Readonly<Record<string, Column>> = {
  performance: { of: score('performance'), limit: { atLeast: 98 } },
  accessibility: { of: score('accessibility'), limit: { atLeast: 100 } },
  'best practices': { of: score('best-practices'), limit: { atLeast: 100 } },
  SEO: { of: score('seo'), limit: { atLeast: 100 } },
  'TBT ms': { of: audit('total-blocking-time'), limit: { atMost: 100 } },
  'LCP s': { of: audit('largest-contentful-paint', 1000), limit: { atMost: 1.7 }, digits: 2 },
  CLS: { of: audit('cumulative-layout-shift'), limit: { atMost: 0 }, digits: 3 },
  requests: { of: (result) => requestsOf(result).length },
  'script files': { of: (result) => requestsOf(result).filter(isScript).length },
  'script kB': { of: (result) => bytesOf(requestsOf(result).filter(isScript)) / 1000 },
  'all kB': { of: (result) => bytesOf(requestsOf(result)) / 1000 },
};

/** Of the document itself, before compression; only the list's is limited. */
const documentColumns: Readonly<Record<string, Limit>> = {
  'document kB': { atMost: 110 },
  elements: { atMost: 1300 },
};
const limitedDocument = 'list';

interface DocumentFigures {
  readonly kilobytes: number;
  readonly elements: number;
}

async function measureDocument(browser: Browser, url: string): Promise<DocumentFigures> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const answer = await page.goto(url);
  const kilobytes = ((await answer?.body())?.length ?? Number.NaN) / 1000;
  const elements = await page.locator('*').count();
  await page.close();
  return { kilobytes, elements };
}

/** Lighthouse's mobile profile: each page, and below some the same page without scripts as the baseline. */
export async function printLighthouse(
  siteUrl: string,
  front: CountingFront,
  pages: readonly MeasuredPage[],
  runs: number,
): Promise<void> {
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  const names = [...Object.keys(columns), ...Object.keys(documentColumns)];
  const limits = [
    ...Object.values(columns).map(({ limit = {} }) => limit),
    ...Object.values(documentColumns),
  ];
  const rows = [
    ['', ...names, 'met'],
    ['limit (document: the list)', ...limits.map(limitText), ''],
  ];
  try {
    for (const { name, path, hasFloor } of pages) {
      const row = await rowOf(name, siteUrl + path, true);
      say(row.join('  '));
      rows.push(row);
      if (!hasFloor) continue;
      front.removeScripts(true);
      rows.push(await rowOf(`${name}, no script`, front.url + path, false));
      front.removeScripts(false);
    }
  } finally {
    await browser.close();
  }
  printTable(`Lighthouse, mobile, median of ${runs}; "!" misses its limit`, rows);

  async function rowOf(name: string, url: string, isLimited: boolean): Promise<string[]> {
    const results = await resultsOf(url, port, runs);
    const { kilobytes, elements } = await measureDocument(browser, url);
    let isMet = true;
    const cell = (column: string, value: number, digits: number, limit?: Limit) => {
      // The rounded figure counts, as shown.
      const shown = value.toFixed(digits);
      const met = !isLimited || check(`${name}, ${column}`, Number(shown), limit);
      isMet &&= met;
      return met ? shown : `${shown} !`;
    };
    const cells = Object.entries(columns).map(([column, { of, limit, digits = 0 }]) =>
      cell(column, median(results.map(of)), digits, limit),
    );
    const ofDocument = (column: string) => (name === limitedDocument ? documentColumns[column] : undefined);
    cells.push(cell('document kB', kilobytes, 1, ofDocument('document kB')));
    cells.push(cell('elements', elements, 0, ofDocument('elements')));
    return [name, ...cells, isLimited ? (isMet ? 'yes' : 'NO') : 'floor'];
  }
}

async function resultsOf(url: string, port: number, runs: number): Promise<Result[]> {
  const results: Result[] = [];
  // The first visit generates the photos, so it does not count.
  for (let visit = 0; visit <= runs; visit += 1) {
    const result = await measure(url, port);
    if (visit > 0) results.push(result);
  }
  return results;
}

/** Chromium now and then records a trace without the start of the navigation (NO_NAVSTART): measured again. */
async function measure(url: string, port: number, attempts = 3): Promise<Result> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent' });
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (attempts > 1) return measure(url, port, attempts - 1);
  throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message}`);
}
