import type { WorkerMessage } from '#contract/page/worker-message.ts';

/** How often the worker is asked, in milliseconds. */
const everyMs = 24 * 60 * 60_000;
const noteKey = 'lajur.sell-references';

/** Has the worker keep the seller's lists on the device, once a day (sw/background/references.ts). */
export async function syncReferences(): Promise<void> {
  if (!('serviceWorker' in navigator) || Date.now() - notedAt() < everyMs) return;
  // Never resolves without a worker, which nothing else waits for.
  const { active } = await navigator.serviceWorker.ready;
  const channel = new MessageChannel();
  channel.port1.onmessage = ({ data }) => {
    if (data === true) note(Date.now());
    channel.port1.close();
  };
  const message: WorkerMessage = { type: 'SYNC_REFERENCES' };
  active?.postMessage(message, [channel.port2]);
}

function notedAt(): number {
  try {
    return Number(localStorage.getItem(noteKey)) || 0;
  } catch {
    return 0;
  }
}

function note(at: number): void {
  try {
    localStorage.setItem(noteKey, String(at));
  } catch {
    // Then it is asked on every page.
  }
}
