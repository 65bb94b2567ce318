import type { dealerSchemas } from './dealer.ts';

/** Where a dealer's list goes, and where their own comes from. */
export const dealerPaths = {
  dealerImport: '/api/v3/dealer/import',
  dealerExport: '/api/v3/dealer/export',
} as const satisfies Record<keyof typeof dealerSchemas, `/api/${string}`>;
