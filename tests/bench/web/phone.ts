import { type Browser, chromium, type Page, type ViewportSize } from '@playwright/test';

/** As in playwright.config.ts: the browser makes no requests of its own. */
const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...flags, ...args],
  });
}

/** The phone that Lighthouse emulates. */
const lighthouseScreen: ViewportSize = { width: 412, height: 823 };

/** A new browser with an empty profile, on a phone; the worker is allowed. */
export async function onNewPhone<Result>(
  use: (page: Page, browser: Browser) => Promise<Result>,
  viewport = lighthouseScreen,
): Promise<Result> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({
      viewport,
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      locale: 'id-ID',
      timezoneId: 'Asia/Jakarta',
      serviceWorkers: 'allow',
    });
    return await use(await context.newPage(), browser);
  } finally {
    await browser.close();
  }
}
