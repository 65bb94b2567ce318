import { CatalogueHost } from '#offline/snapshot/catalogue-host.ts';

/** The cars of the city that is kept, beside the page: however long they take, the page answers to touch. */
const host = new CatalogueHost();

addEventListener('message', (event: MessageEvent<unknown>) => {
  const reply = host.receive(event.data);
  if (reply) postMessage(reply);
});
