import { type BrowserContext, test as base, type CDPSession } from '@playwright/test';

type Warm = {
  readonly context: BrowserContext;
  /** Of a page that stays open. */
  readonly session: CDPSession;
};
type Options = {
  /** For tests whose page must be the first visit, or that change the clock of their context. */
  readonly hasOwnContext: boolean;
};

/**
 * Tests share a browser context: what it holds of the app's files, and of their compiled code, saves much of a page's
 * time. Pages, cookies, storage and permissions are each test's own. Tests with the worker, or without script, have
 * a context of their own.
 */
export const test = base.extend<Options, { readonly kept: { warm?: Warm } }>({
  hasOwnContext: [false, { option: true }],
  kept: [
    async ({ browser: _ }, use) => {
      const kept: { warm?: Warm } = {};
      await use(kept);
      await kept.warm?.context.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, context: own, kept, hasOwnContext, serviceWorkers, javaScriptEnabled, baseURL },
    use,
  ) => {
    if (hasOwnContext || serviceWorkers === 'allow' || javaScriptEnabled === false) return use(own);
    kept.warm ??= await openWarm(browser.newContext());
    const { context, session } = kept.warm;
    const [resident] = context.pages();
    await use(context);
    for (const page of context.pages()) if (page !== resident) await page.close();
    await context.setOffline(false);
    await context.clearPermissions();
    await context.unrouteAll();
    await session.send('Storage.clearDataForOrigin', {
      origin: baseURL ?? '',
      storageTypes: 'cookies,local_storage,indexeddb,cache_storage,service_workers',
    });
    await context.clearCookies();
  },
});

async function openWarm(opening: Promise<BrowserContext>): Promise<Warm> {
  const context = await opening;
  return { context, session: await context.newCDPSession(await context.newPage()) };
}
