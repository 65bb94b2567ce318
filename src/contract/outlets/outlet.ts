/** Services of an outlet. Dealers sell, service centres repair, most do both. */
export const outletOffers = ['sales', 'service', 'parts', 'test-drive', 'body-repair', 'charging'] as const;
export type OutletOffer = (typeof outletOffers)[number];

/** The service that each list selects outlets by. */
export const outletLists = ['sales', 'service'] as const satisfies readonly OutletOffer[];
export type OutletList = (typeof outletLists)[number];
