/* Paths that the device's own code calls in page and worker, which load no others. */

/**
 * Endpoints whose calls may be queued in the outbox. Each declares `once` (`endpoint-schemas.ts` asks for it), so a call
 * whose response was lost can be retried safely.
 */
export const queuedPaths = {
  changeLead: '/api/v1/inventory/change-lead',
  changeOffer: '/api/v1/offer/change',
  saveFinanceLead: '/api/v1/inventory/save-finance-lead',
  saveInsuranceLead: '/api/v1/inventory/save-insurance-lead',
  saveLead: '/api/v1/inventory/save-lead',
  saveOutletLead: '/api/v1/outlet/save-lead',
  saveOwnerReview: '/api/v1/review/save',
  saveTradeLead: '/api/v1/inventory/save-trade-lead',
  saveWarrantyClaim: '/api/v1/warranty/claim',
  saveWarrantyLead: '/api/v1/inventory/save-warranty-lead',
  sendMessage: '/api/v4/conversation/send',
  sendSupportMessage: '/api/v1/site/contact',
  sendOffer: '/api/v1/offer/send',
} as const;
export type QueuedEndpoint = keyof typeof queuedPaths;

export const isQueuedEndpoint = (name: string): name is QueuedEndpoint => name in queuedPaths;

/** Publishing and changing an ad, and what selling offline needs. */
export const sellingPaths = {
  photosPresent: '/api/v4/media/present',
  createListing: '/api/v1/inventory/create',
  updateListing: '/api/v1/inventory/update',
  changeStatus: '/api/v1/inventory/change-status',
  sellCatalogue: '/api/v4/sell-inventory/catalogue',
} as const;
/** Those of them that the outbox sends. */
export type SellingEndpoint = Exclude<keyof typeof sellingPaths, 'photosPresent' | 'sellCatalogue'>;

/** The upload address of a photo (`PUT`, the photo's bytes as the body), keyed by their SHA-256. */
export function mediaPath(sha256: string): string {
  return `/api/v4/media/${sha256}`;
}
