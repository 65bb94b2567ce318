import type { Page } from '@playwright/test';

/** A shift of something visible, and what was read about the network, in milliseconds since the journey began. */
export type Shift = { readonly at: number; readonly value: number; readonly of: readonly string[] };
export type Said = { readonly at: number; readonly text: string };
export type Watched = {
  readonly shifts: readonly Shift[];
  readonly said: readonly Said[];
  readonly swaps: readonly Swap[];
};
/** Another page was shown: from the frame it came in until it had been painted. */
export type Swap = { readonly from: number; readonly until: number };

declare global {
  interface Window {
    watched?: { begin(): void; end(): Watched };
  }
}

/** Runs in the page, before its own scripts. */
function installWatch(): void {
  if (window !== window.top) return;
  const words =
    /sedang offline|(belum|tidak) menjawab|tersambung lagi|belum tersimpan|menunggu sinyal|koneksi (hilang|terputus)/i;
  let beganAt = 0;
  let shifts: { at: number; value: number; of: string[] }[] = [];
  let said: { at: number; text: string }[] = [];
  let swaps: { from: number; until: number }[] = [];
  let page: Element | null = null;
  let before = new Set<string>();
  const nameOf = (node: unknown) =>
    node instanceof Element
      ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}`
      : String(node);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: unknown; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    })[]) {
      // Of a frame before the journey; or nothing that was seen, and is still there, has moved.
      if (
        entry.startTime < beganAt ||
        entry.sources.every(
          ({ node, previousRect: { width, height } }) => node === null || width * height === 0,
        )
      )
        continue;
      const of = entry.sources.map(
        ({ node, previousRect: from, currentRect: to }) =>
          `${nameOf(node)} ${Math.round(from.x)},${Math.round(from.y)} → ${Math.round(to.x)},${Math.round(to.y)}`,
      );
      shifts.push({ at: Math.round(entry.startTime - beganAt), value: entry.value, of });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const texts = () =>
    [
      ...document.querySelectorAll(
        'main p, main h1, main [role=status], main [role=alert], [data-connection], dialog p',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => (element.textContent ?? '').trim())
      .filter((text) => words.test(text) && text.length < 300);
  /** What is measured only in the frame after it has been laid out (`content-visibility`) moves in the next. */
  function afterFrames(frames: number, run: () => void): void {
    if (frames === 0) run();
    else requestAnimationFrame(() => afterFrames(frames - 1, run));
  }
  new MutationObserver(() => {
    const now = document.querySelector('main > *');
    if (now === page) return;
    // A shift has the time at which its frame began.
    const swap = {
      from: Math.round(Number(document.timeline.currentTime) - beganAt),
      until: Number.POSITIVE_INFINITY,
    };
    if (page !== null) swaps.push(swap);
    page = now;
    afterFrames(4, () => {
      swap.until = Math.round(performance.now() - beganAt);
    });
  }).observe(document, { childList: true, subtree: true });
  function look(): void {
    for (const text of texts()) {
      if (before.has(text)) continue;
      before.add(text);
      said.push({ at: Math.round(performance.now() - beganAt), text });
    }
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
  window.watched = {
    begin() {
      beganAt = performance.now();
      shifts = [];
      said = [];
      // One that is not painted yet goes on.
      swaps = swaps.filter(({ until }) => until === Number.POSITIVE_INFINITY);
      for (const swap of swaps) swap.from = 0;
      before = new Set(texts());
    },
    end: () => ({ shifts, said, swaps }),
  };
}

export async function addWatch(page: Page): Promise<void> {
  // What tsx wraps named functions in.
  await page.addInitScript({ content: 'globalThis.__name ??= (made) => made;' });
  await page.addInitScript(installWatch);
}
