/** What an outlet offers: a dealer's showroom sells, a service centre mends, most do both. */
export const outletOffers = ['sales', 'service', 'parts', 'test-drive', 'body-repair', 'charging'] as const;
export type OutletOffer = (typeof outletOffers)[number];

/** What lists are made of: outlets that sell, and outlets that service. */
export const outletLists = ['sales', 'service'] as const satisfies readonly OutletOffer[];
export type OutletList = (typeof outletLists)[number];
