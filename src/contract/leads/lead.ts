/** What is asked of an outlet. A quote is a price for a new vehicle; a buyer's offer has a life of its own: see offer.ts. */
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
] as const;
export type LeadKind = (typeof leadKinds)[number];

/** State of a lead, as its seller notes it. */
export const leadStates = ['new', 'seen', 'done'] as const;
export type LeadState = (typeof leadStates)[number];

/** Covers of a car insurance. */
export const leadCovers = ['comprehensive', 'total-loss'] as const;
