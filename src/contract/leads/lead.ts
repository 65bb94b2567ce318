/** Kinds of leads (docs/product.md#leads). An offer has a life of its own: see offer.ts. */
export const leadKinds = ['contact', 'test-drive', 'finance', 'insurance'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** State of a lead, as its seller notes it. */
export const leadStates = ['new', 'seen', 'done'] as const;
export type LeadState = (typeof leadStates)[number];

/** Covers of a car insurance. */
export const leadCovers = ['comprehensive', 'total-loss'] as const;
