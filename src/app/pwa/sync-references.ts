import type { Language } from '#contract/language.ts';
import type { WorkerMessage } from '#contract/page/worker-message.ts';

/** How often the worker is asked, in milliseconds. */
const everyMs = 24 * 60 * 60_000;
const noteOf = (language: Language) => `lajur.references.${language}`;

/**
 * Has the worker keep the seller's lists (sw/background/references.ts) and breakdown help (sw/api-cache.ts) on the device,
 * once a day.
 */
export async function syncReferences(language: Language): Promise<void> {
  if (!('serviceWorker' in navigator) || Date.now() - notedAt(language) < everyMs) return;
  // Never resolves without a worker, which nothing else waits for.
  const { active } = await navigator.serviceWorker.ready;
  const channel = new MessageChannel();
  channel.port1.onmessage = ({ data }) => {
    if (data === true) note(language, Date.now());
    channel.port1.close();
  };
  const message: WorkerMessage = { type: 'SYNC_REFERENCES', language };
  active?.postMessage(message, [channel.port2]);
}

function notedAt(language: Language): number {
  try {
    return Number(localStorage.getItem(noteOf(language))) || 0;
  } catch {
    return 0;
  }
}

function note(language: Language, at: number): void {
  try {
    localStorage.setItem(noteOf(language), String(at));
  } catch {
    // Then it is asked on every page.
  }
}
