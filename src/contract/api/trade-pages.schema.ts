import { tradeSchemas } from '#contract/trade/trade.schema.ts';

/** Endpoints that only the pages of trading in call. */
export const tradePageSchemas = { ...tradeSchemas } as const;
