import { dealerSchemas } from '#contract/dealer/dealer.ts';
import { dealerDeskSchemas } from '#contract/dealer-pages/dealer-page.schema.ts';
import { staffSchemas } from '#contract/staff/staff.ts';

/** Endpoints called only by pages for staff and dealers. */
export const staffPageSchemas = { ...staffSchemas, ...dealerSchemas, ...dealerDeskSchemas } as const;
