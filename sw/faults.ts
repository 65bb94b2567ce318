import type { WorkerFault } from '#contract/page/worker-message.ts';

declare const self: ServiceWorkerGlobalScope;

async function tell(cause: unknown): Promise<void> {
  const error = cause instanceof Error ? cause.name : 'Error';
  for (const client of await self.clients.matchAll())
    client.postMessage({ type: 'FAULT', error } satisfies WorkerFault);
}

/** Tells open pages of what fails in the worker, since they count it (`watch-page.ts`). */
export function tellFaults(): void {
  self.addEventListener('error', ({ error }) => void tell(error));
  self.addEventListener('unhandledrejection', ({ reason }) => void tell(reason));
}
