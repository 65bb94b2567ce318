import { reloadIfKept, servesScripts } from '#app/pwa/missing-chunk.ts';

const firstWaitMs = 3000;
const longestWaitMs = 60_000;
/** docs/product.md#bad-networks */
const patienceMs = 4000;

/** Shown with `data-asked`, which parts set while they wait for code (shell.module.css). */
function setMissing(isMissing: boolean): void {
  document.documentElement.toggleAttribute('data-missing', isMissing);
}

/** Removes the notice: what was asked for is there. */
export function noteArrived(): void {
  setMissing(false);
  document.documentElement.removeAttribute('data-asked');
}

/** Marks that the visitor waits for code: once it is late or has failed, a notice says so. */
export function noteAsked(isAsked = true): void {
  document.documentElement.toggleAttribute('data-asked', isAsked);
}

/** Loads code until it has arrived (`retried`). Once it is late or has failed, a notice says so, if it was asked for. */
export async function untilArrived<Code>(load: () => Promise<Code>, onFailure?: () => void): Promise<Code> {
  const late = setTimeout(setMissing, patienceMs, true);
  const code = await retried(load, () => {
    setMissing(true);
    onFailure?.();
  });
  clearTimeout(late);
  if ('missing' in document.documentElement.dataset) noteArrived();
  return code;
}

/**
 * Loads code, again and again until it has arrived: after a while, when the network is back, or when the page is
 * touched.
 */
export async function retried<Code>(load: () => Promise<Code>, onFailure?: () => void): Promise<Code> {
  let isServed = false;
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    try {
      return await load();
    } catch (cause) {
      onFailure?.();
      if (isServed) reloadIfKept(cause);
      isServed = !isServed && waitMs > firstWaitMs && (await servesScripts());
      if (!isServed) await chance(waitMs);
    }
  }
}

function chance(waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const sign of ['online', 'click']) removeEventListener(sign, end, true);
      resolve();
    };
    const timer = setTimeout(end, waitMs);
    for (const sign of ['online', 'click']) addEventListener(sign, end, true);
  });
}
