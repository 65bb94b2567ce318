import type { Page } from '@playwright/test';

/** A shift of something visible, and what was read about the network, in milliseconds since the journey began. */
export type Shift = { readonly at: number; readonly value: number; readonly of: readonly string[] };
export type Said = { readonly at: number; readonly text: string };
export type Watched = {
  readonly shifts: readonly Shift[];
  readonly said: readonly Said[];
  /** When another page was shown. */
  readonly swaps: readonly number[];
};

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
  let swaps: number[] = [];
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
  function look(): void {
    const now = document.querySelector('main > *');
    if (now !== page && page !== null) swaps.push(Math.round(performance.now() - beganAt));
    page = now;
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
      swaps = [];
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
