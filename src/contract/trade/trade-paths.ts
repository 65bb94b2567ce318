import { queuedPaths } from '#contract/api/outbox-paths.ts';
import type { tradeSchemas } from './trade.schema.ts';

export const tradeEndpointPaths = {
  /** Texts and rates of a page about trading in. */
  tradePage: '/api/v1/money/trade-in',
  saveTradeLead: queuedPaths.saveTradeLead,
} as const satisfies Record<keyof typeof tradeSchemas, `/api/${string}`>;
