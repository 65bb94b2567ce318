import type { Language } from '#contract/language.ts';
import type { WorkerMessage } from '#contract/page/worker-message.ts';

/** How often the worker is asked, in milliseconds. */
const everyMs = 24 * 60 * 60_000;
const noteOf = (language: Language) => `lajur.references.${language}`;

/**
 * Has the worker keep the seller's lists (sw/background/references.ts) and breakdown help (sw/api-cache.ts) on the device,
 * once a day, and when the visitor is in another city.
 */
export async function syncReferences(language: Language, city?: string): Promise<void> {
  if (!('serviceWorker' in navigator) || isRecent(language, city)) return;
  // Never resolves without a worker, which nothing else waits for.
  const { active } = await navigator.serviceWorker.ready;
  const channel = new MessageChannel();
  channel.port1.onmessage = ({ data }) => {
    if (data === true) note(language, city);
    channel.port1.close();
  };
  const message: WorkerMessage = { type: 'SYNC_REFERENCES', language, ...(city && { city }) };
  active?.postMessage(message, [channel.port2]);
}

/** Noted are the time, and the city of the service centres. */
function isRecent(language: Language, city: string | undefined): boolean {
  try {
    const [at = '0', noted = ''] = (localStorage.getItem(noteOf(language)) ?? '').split(' ');
    return Date.now() - Number(at) < everyMs && (city === undefined || noted === city);
  } catch {
    return false;
  }
}

function note(language: Language, city = ''): void {
  try {
    localStorage.setItem(noteOf(language), `${Date.now()} ${city}`.trim());
  } catch {
    // Then it is asked on every page.
  }
}
