import * as z from 'zod/mini';
import { workerMessage } from '#contract/page/worker-message.ts';
import { keepPage } from './navigation.ts';

declare const self: ServiceWorkerGlobalScope;

/** Messages from pages. Others are ignored. */
export function answerMessages(): void {
  self.addEventListener('message', (event) => {
    const { success, data: message } = z.safeParse(workerMessage, event.data);
    if (!success) return;
    if (message.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
    else event.waitUntil(keepPage(message.address, event));
  });
}
