/**
 * What a visitor can ask an outlet for. `quote` is a price for a new vehicle; a buyer's offer on a used car
 * is a separate entity (offer.ts).
 */
export const outletRequests = ['test-drive', 'quote', 'brochure', 'service'] as const;
export type OutletRequest = (typeof outletRequests)[number];

/** Kinds of leads (docs/product.md#leads). */
export const leadKinds = [
  'contact',
  'test-drive',
  'finance',
  'insurance',
  'quote',
  'brochure',
  'service',
  'trade-in',
  'warranty',
] as const;
export type LeadKind = (typeof leadKinds)[number];

/** The state of a lead, set by its seller. */
export const leadStates = ['new', 'seen', 'done'] as const;
export type LeadState = (typeof leadStates)[number];

/** Coverage types of car insurance. */
export const leadCovers = ['comprehensive', 'total-loss'] as const;
