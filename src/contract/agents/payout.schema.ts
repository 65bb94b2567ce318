import * as z from 'zod/mini';
import { payoutStates } from './agent.ts';

export const payout = () =>
  z.object({
    id: z.number(),
    amount: z.number(),
    state: z.enum(payoutStates),
    createdAt: z.iso.datetime(),
    decidedAt: z.nullable(z.iso.datetime()),
  });
