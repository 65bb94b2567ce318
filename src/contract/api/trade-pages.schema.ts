import { tradeSchemas } from '#contract/trade/trade.schema.ts';
import { warrantySchemas } from '#contract/warranty/warranty.schema.ts';

/** Endpoints that only the pages of trading in and of warranties call. */
export const tradePageSchemas = { ...tradeSchemas, ...warrantySchemas } as const;
