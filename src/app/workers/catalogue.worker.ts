import { CatalogueHost } from '#offline/snapshot/catalogue-host.ts';
import { warmUp } from '#offline/snapshot/catalogue-warm-up.ts';

/** The cars of the city that is kept, beside the page: however long they take, the page answers to touch. */
const host = new CatalogueHost();
let isAsked = false;

addEventListener('message', (event: MessageEvent<unknown>) => {
  isAsked = true;
  const reply = host.receive(event.data);
  if (reply) postMessage(reply);
});

// After what was posted before it began.
setTimeout(() => warmUp(() => isAsked));
