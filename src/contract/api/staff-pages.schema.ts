import { dealerSchemas } from '#contract/dealer/dealer.ts';
import { staffSchemas } from '#contract/staff/staff.ts';

/** Endpoints that only the pages of staff and dealers call. */
export const staffPageSchemas = { ...staffSchemas, ...dealerSchemas } as const;
