import type { WorkerFault } from '#contract/page/worker-message.ts';

declare const self: ServiceWorkerGlobalScope;

async function tell(cause: unknown): Promise<void> {
  const error = cause instanceof Error ? cause.name : 'Error';
  // A rejection here would be told of again, without end.
  const pages = await self.clients.matchAll().catch(() => []);
  for (const page of pages) page.postMessage({ type: 'FAULT', error } satisfies WorkerFault);
}

/** Tells open pages of what fails in the worker, since they count it (`watch-page.ts`). */
export function tellFaults(): void {
  self.addEventListener('error', ({ error }) => void tell(error));
  self.addEventListener('unhandledrejection', ({ reason }) => void tell(reason));
}
