import type { WorkerFault } from '#contract/page/worker-message.ts';

/** Parsed by hand: the sender may be of another version. */
function isFault(posted: unknown): posted is WorkerFault {
  return (
    typeof posted === 'object' &&
    posted !== null &&
    'type' in posted &&
    'error' in posted &&
    posted.type === 'FAULT' &&
    typeof posted.error === 'string'
  );
}

/** Calls back with the class of each error in the worker. */
export function onWorkerFault(callback: (error: string) => void): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (isFault(data)) callback(data.error);
  });
}
