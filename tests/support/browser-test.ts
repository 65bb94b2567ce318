import {
  type Browser,
  type BrowserContext,
  test as base,
  type CDPSession,
  expect,
  type Page,
  type TestInfo,
  type WebError,
} from '@playwright/test';
import { adaptFirefox } from '../engines/adapt-firefox.ts';
import { type Front, startFront } from './front.ts';

type Warm = {
  readonly context: BrowserContext;
  /** Stays open on a page without script of the site, whose process (`--process-per-site`) outlives each test's pages. */
  readonly resident: Page;
  readonly session: CDPSession;
};
/** Kind of shared context: without a worker, or with one that an earlier test installed. */
type Kind = 'block' | 'allow';
type Options = {
  /**
   * For tests that must be the first visit, leave more state than is cleared, or change the context's clock.
   */
  readonly hasOwnContext: boolean;
  /** For tests that change the document before it is hydrated. */
  readonly mayMismatch: boolean;
};

/**
 * Tests share a browser context: what it holds of the app's files, and of their compiled code, saves much of a page's
 * time. Pages, cookies, storage and permissions are each test's own. So do tests with the worker, which stays installed
 * with the app's files, as on a second visit. Tests without script have a context of their own.
 */
export const test = base.extend<
  Options & { readonly front: Front | undefined },
  { readonly kept: Map<Kind, Warm> }
>({
  hasOwnContext: [false, { option: true }],
  mayMismatch: [false, { option: true }],
  // Offline, Firefox's driver leaves the network to workers: the site refuses them.
  front: async ({ browserName }, use, testInfo) => {
    const site = testInfo.project.use.baseURL;
    if (browserName !== 'firefox' || site === undefined) return use(undefined);
    const front = await startFront(site);
    await use(front);
    await front.stop();
  },
  baseURL: async ({ baseURL, front }, use) => use(front?.url ?? baseURL),
  kept: [
    async ({ browser: _ }, use) => {
      const kept = new Map<Kind, Warm>();
      await use(kept);
      for (const { context } of kept.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      browserName,
      kept,
      hasOwnContext,
      mayMismatch,
      serviceWorkers,
      javaScriptEnabled,
      baseURL,
      front,
    },
    use,
    testInfo,
  ) => {
    // Only Chromium's can be emptied.
    if (hasOwnContext || javaScriptEnabled === false || browserName !== 'chromium') {
      const context = await browser.newContext();
      if (front) adaptFirefox(context, front);
      const mismatches = mismatchesIn(context);
      await use(context);
      await printFailed(testInfo, context.pages());
      await context.close();
      return mayMismatch ? undefined : mismatches.check();
    }
    const kind = serviceWorkers ?? 'allow';
    const warm = kept.get(kind) ?? (await openWarm(browser, baseURL ?? ''));
    kept.set(kind, warm);
    const mismatches = mismatchesIn(warm.context);
    await use(warm.context);
    await printFailed(testInfo, pagesOf(warm));
    await empty(warm, baseURL ?? '', kind);
    if (!mayMismatch) mismatches.check();
  },
});

async function openWarm(browser: Browser, origin: string): Promise<Warm> {
  const context = await browser.newContext();
  const resident = await context.newPage();
  await resident.goto(`${origin}/robots.txt`);
  const session = await context.newCDPSession(resident);
  await session.send('ServiceWorker.enable');
  return { context, resident, session };
}

/**
 * Pages that React rendered anew because the server's HTML was not what it expected: they work, and are slow.
 * https://react.dev/errors/418
 */
function mismatchesIn(context: BrowserContext) {
  const pages: string[] = [];
  const note = (error: WebError) => {
    if (/React error #(418|423|425)/.test(error.error().message)) pages.push(error.page()?.url() ?? '');
  };
  context.on('weberror', note);
  return {
    check() {
      context.off('weberror', note);
      expect(pages, 'pages that were rendered anew').toEqual([]);
    },
  };
}

const pagesOf = ({ context, resident }: Warm) => context.pages().filter((page) => page !== resident);

/** Prints what a failed test had on its pages, since a log is all that is left of a run on another machine. */
async function printFailed(
  { status, expectedStatus, title }: TestInfo,
  pages: readonly Page[],
): Promise<void> {
  if (status === expectedStatus) return;
  for (const page of pages) {
    const shown = await page.locator('body').ariaSnapshot({ timeout: 2000 }).catch(String);
    console.log(`\nAt the end of “${title}”, ${page.url()}:\n${shown.slice(0, 4000)}\n`);
  }
}

/** Restores the initial state, except for an installed worker and the files it precached. */
async function empty(warm: Warm, origin: string, kind: Kind): Promise<void> {
  const { context, resident, session } = warm;
  for (const page of pagesOf(warm)) await page.close();
  await context.setOffline(false);
  await context.clearPermissions();
  await context.unrouteAll();
  if (kind === 'allow') {
    await resident.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => !/precache|^words$/.test(name));
      await Promise.all(names.map((name) => caches.delete(name)));
    });
    // Also discards the workers' variables.
    await session.send('ServiceWorker.stopAllWorkers');
  }
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: `cookies,local_storage,indexeddb${kind === 'allow' ? '' : ',cache_storage'}`,
  });
  await context.clearCookies();
}
