import { keepInstallOffer } from './install-offer.ts';
import { registerServiceWorker } from './service-worker.ts';
import { noteDocument } from './use-connectivity.ts';

/** Everything that makes the page an app; called once, after the page is shown. */
export function startPwa(renderedAt: string): void {
  noteDocument(renderedAt);
  keepInstallOffer();
  registerServiceWorker();
}
