import type { dealerSchemas } from './dealer.ts';

/** Import and export of a dealer's list. */
export const dealerPaths = {
  dealerImport: '/api/v3/dealer/import',
  dealerExport: '/api/v3/dealer/export',
} as const satisfies Record<keyof typeof dealerSchemas, `/api/${string}`>;
