import type { Page } from '@playwright/test';

/** An element of the page: visible, and its text fits. */
export type Sight = {
  readonly selector: string;
  readonly text?: string;
  /** Other text than before the touch. */
  readonly isNew?: boolean;
};

export type Seen = {
  /** Milliseconds until anything changed after the touch; for a start, until the first paint. */
  readonly feedback: number | undefined;
  /** Until what was asked for was there. */
  readonly content: number | undefined;
  /** Until the page said that the network does not answer, or that it shows what the device has. */
  readonly message: number | undefined;
};

type Watched = { readonly content: Sight; readonly message: Sight; readonly isStart: boolean };

declare global {
  interface Window {
    stopwatch?: { begin(watched: Watched): void; seen(): Seen; isDone(): boolean };
  }
}

/** Runs in the page, before its own scripts: it reads the page once a frame. */
function installStopwatch(): void {
  if (window !== window.top) return;
  let watched: Watched | undefined;
  let beganAt = 0;
  let feedback: number | undefined;
  let content: number | undefined;
  let message: number | undefined;
  let before: readonly (string | null)[] = [];
  const isSeen = ({ selector, text, isNew }: Sight) =>
    [...document.querySelectorAll(selector)].some(
      (element) =>
        element.checkVisibility() &&
        (text === undefined || new RegExp(text).test(element.textContent ?? '')) &&
        (isNew !== true || !before.includes(element.textContent)),
    );
  const observer = new MutationObserver((changes) => {
    // That content may now be hydrated is nothing to see.
    if (changes.every(({ attributeName }) => attributeName === 'data-pending')) return;
    feedback ??= performance.now() - beganAt;
    observer.disconnect();
  });
  function look(): void {
    if (watched) {
      const now = performance.now() - beganAt;
      if (content === undefined && isSeen(watched.content)) content = now;
      if (message === undefined && isSeen(watched.message)) message = now;
      if (watched.isStart) feedback = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    }
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
  window.stopwatch = {
    begin(next) {
      watched = next;
      before = [...document.querySelectorAll(next.content.selector)].map(({ textContent }) => textContent);
      beganAt = next.isStart ? 0 : performance.now();
      if (!next.isStart)
        observer.observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
    },
    seen: () => ({ feedback, content, message }),
    isDone: () => content !== undefined,
  };
}

export async function addStopwatch(page: Page): Promise<void> {
  // What tsx wraps named functions in.
  await page.addInitScript({ content: 'globalThis.__name ??= (made) => made;' });
  await page.addInitScript(installStopwatch);
}

/** @returns what was seen, at the latest when patience ends */
export async function waitForContent(page: Page, patienceMs: number): Promise<Seen> {
  const isDone = page.waitForFunction(() => window.stopwatch?.isDone() === true, undefined, {
    timeout: patienceMs,
    polling: 50,
  });
  await isDone.catch(() => undefined);
  const nothing = { feedback: undefined, content: undefined, message: undefined };
  return page
    .evaluate(() => window.stopwatch?.seen())
    .then(
      (seen) => seen ?? nothing,
      () => nothing,
    );
}

export const beginWatch = (page: Page, watched: Watched): Promise<void> =>
  page.evaluate((given) => window.stopwatch?.begin(given), watched);
