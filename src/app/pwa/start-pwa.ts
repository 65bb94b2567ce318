import { keepInstallOffer } from './install-offer.ts';
import { registerServiceWorker } from './service-worker.ts';

/** Everything that makes the page an app; called once, after the page is shown. */
export function startPwa(): void {
  keepInstallOffer();
  registerServiceWorker();
}
