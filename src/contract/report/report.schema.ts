import * as z from 'zod/mini';
import { id, optionalText } from '#contract/api/wire-values.ts';
import { reportLimits, reportReasons } from './report.ts';

/* Schemas of the endpoint of reports (endpoint-schemas.ts). */

export const reportSchemas = {
  report: {
    path: '/api/v1/inventory/report',
    who: 'anyone',
    method: 'POST',
    once: true,
    query: () =>
      z.object({
        id,
        reason: z.enum(reportReasons),
        details: optionalText(reportLimits.detailsLength),
      }),
    data: () => z.object({ received: z.literal(true) }),
  },
} as const;
