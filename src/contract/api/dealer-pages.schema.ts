import { dealerPageSchemas } from '#contract/dealer-pages/dealer-page.schema.ts';

/** Endpoints of dealers of used cars, which only the parts for dealers and staff call. */
export const dealerPagesSchemas = dealerPageSchemas;
