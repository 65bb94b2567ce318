import type { Language } from '#contract/language.ts';
import type { WorkerMessage } from '#contract/page/worker-message.ts';

/** Interval between requests to the worker, in milliseconds. */
const everyMs = 24 * 60 * 60_000;
const noteOf = (language: Language) => `lajur.references.${language}`;

/**
 * Asks the worker to cache the sell catalogue (sw/background/references.ts), breakdown help and the nearest
 * service centres (sw/api-cache.ts), once a day and whenever the visitor's city changes.
 */
export async function syncReferences(language: Language, city?: string): Promise<void> {
  if (!('serviceWorker' in navigator) || isRecent(language, city)) return;
  // Never resolves without a worker; nothing waits for it.
  const { active } = await navigator.serviceWorker.ready;
  const channel = new MessageChannel();
  channel.port1.onmessage = ({ data }) => {
    if (data === true) note(language, city);
    channel.port1.close();
  };
  const message: WorkerMessage = { type: 'SYNC_REFERENCES', language, ...(city && { city }) };
  active?.postMessage(message, [channel.port2]);
}

/** Whether the stored note (time, and city of the service centres) is still current. */
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
    // Without storage the worker is asked on every page.
  }
}
