import type { EndpointName } from './endpoint-schemas.ts';

/**
 * Endpoints whose calls may wait in the outbox. Each takes a `clientId` as its idempotency key, so that a call whose
 * answer was lost can be sent again.
 */
export const queuedEndpoints = [
  'changeLead',
  'changeOffer',
  'saveFinanceLead',
  'saveInsuranceLead',
  'saveLead',
  'saveOutletLead',
  'sendSupportMessage',
  'sendOffer',
] as const satisfies readonly EndpointName[];
export type QueuedEndpoint = (typeof queuedEndpoints)[number];

export function isQueuedEndpoint(name: string): name is QueuedEndpoint {
  return queuedEndpoints.some((known) => known === name);
}
