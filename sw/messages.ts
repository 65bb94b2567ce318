import { workerMessageOf } from '#contract/page/worker-message.ts';
import { keepHelp } from './api-cache.ts';
import { backgroundPart } from './background-part.ts';
import { keepPage } from './navigation.ts';
import { keepWords } from './words.ts';

declare const self: ServiceWorkerGlobalScope;

/** Handles messages from pages; unknown ones are ignored. */
export function answerMessages(): void {
  self.addEventListener('message', (event) => {
    const message = workerMessageOf(event.data);
    if (message?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
    if (message?.type === 'CLAIM') event.waitUntil(self.clients.claim());
    if (message?.type === 'KEEP_PAGE')
      event.waitUntil(keepPage(message.address, event).then(() => event.ports[0]?.postMessage(true)));
    if (message?.type === 'SYNC_REFERENCES')
      event.waitUntil(
        Promise.all([
          backgroundPart().syncReferences(),
          keepHelp(event, message),
          keepWords(message.language).then(
            () => true,
            () => false,
          ),
        ]).then((done) => event.ports[0]?.postMessage(done.every(Boolean))),
      );
  });
}
