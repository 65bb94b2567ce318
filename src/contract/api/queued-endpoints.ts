import type { EndpointName } from './endpoint-schemas.ts';

/**
 * Endpoints whose calls may be queued in the outbox. Each takes a `clientId` as its idempotency key, so a
 * call whose response was lost can be retried safely.
 */
export const queuedEndpoints = [
  'changeLead',
  'changeOffer',
  'saveFinanceLead',
  'saveInsuranceLead',
  'saveLead',
  'saveOutletLead',
  'saveOwnerReview',
  'saveTradeLead',
  'saveWarrantyClaim',
  'saveWarrantyLead',
  'sendSupportMessage',
  'sendOffer',
] as const satisfies readonly EndpointName[];
export type QueuedEndpoint = (typeof queuedEndpoints)[number];

export function isQueuedEndpoint(name: string): name is QueuedEndpoint {
  return queuedEndpoints.some((known) => known === name);
}
