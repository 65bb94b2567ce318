import { queuedPaths } from '#contract/api/outbox-paths.ts';
import type { warrantySchemas } from './warranty.schema.ts';

export const warrantyEndpointPaths = {
  warrantyPage: '/api/v1/money/warranty',
  saveWarrantyLead: queuedPaths.saveWarrantyLead,
  saveWarrantyClaim: queuedPaths.saveWarrantyClaim,
  ownWarrantyClaims: '/api/v1/warranty/own-claims',
  staffWarrantyClaims: '/api/v3/staff/warranty-claims',
  staffChangeClaim: '/api/v3/staff/change-claim',
  staffIssueWarranty: '/api/v3/staff/issue-warranty',
} as const satisfies Record<keyof typeof warrantySchemas, `/api/${string}`>;
