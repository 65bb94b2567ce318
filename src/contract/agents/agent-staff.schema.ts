import * as z from 'zod/mini';
import { pageMeta } from '#contract/api/envelope.ts';
import { flag, id, optionalText, pageNumber } from '#contract/api/wire-values.ts';
import { payout } from './payout.schema.ts';

const staffPayout = () =>
  z.extend(payout(), { agent: z.nullable(z.string()), mobile: z.nullable(z.string()) });

/** For scope `staff` only. */
export const agentStaffSchemas = {
  staffPayouts: {
    path: '/api/v3/staff/payouts',
    who: 'staff',
    method: 'POST',
    query: () => z.object({ page: pageNumber }),
    data: () => z.object({ items: z.array(staffPayout()), meta: pageMeta }),
  },
  staffSettlePayout: {
    path: '/api/v3/staff/settle-payout',
    who: 'staff',
    method: 'POST',
    once: true,
    query: () => z.object({ id, isPaid: flag, note: optionalText(500) }),
    data: () => z.object({ payout: staffPayout() }),
  },
} as const;
