import * as z from 'zod/mini';
import { flag, id, mobile, optionalPublicText, text } from '#contract/api/wire-values.ts';
import { agentLeadStates, agentMoves } from './agent.ts';
import { payout } from './payout.schema.ts';

const commissionRule = () =>
  z.object({
    /** Up to this price; null without a limit. */
    upTo: z.nullable(z.number()),
    commission: z.number(),
    validTo: z.nullable(z.string()),
  });

const agentLead = () =>
  z.object({
    id: z.number(),
    name: z.string(),
    /** The last digits alone. */
    mobile: z.string(),
    note: z.string(),
    state: z.enum(agentLeadStates),
    /** Until when the consent holds, or the seller can answer. */
    expiresAt: z.nullable(z.iso.datetime()),
    createdAt: z.iso.datetime(),
    /** Cars that the seller has advertised since. */
    cars: z.number(),
  });
export type AgentLead = z.infer<ReturnType<typeof agentLead>>;

/** An agent's request, as its seller sees it. */
const agentRequest = () =>
  z.object({
    id: z.number(),
    agent: z.nullable(z.string()),
    /** The last digits alone. */
    mobile: z.string(),
    note: z.string(),
    isAgreed: z.boolean(),
    /** Until when the consent holds, or can be given. */
    expiresAt: z.iso.datetime(),
  });
export type AgentRequest = z.infer<ReturnType<typeof agentRequest>>;
const agentRequests = () => z.object({ items: z.array(agentRequest()) });

const agentDesk = () =>
  z.object({
    code: z.string(),
    leads: z.array(agentLead()),
    /** In rupiah: what can be asked for, what has been, and what was paid. */
    balance: z.object({ owed: z.number(), requested: z.number(), paid: z.number() }),
    /** The newest movements. */
    moves: z.array(
      z.object({
        id: z.number(),
        kind: z.enum(agentMoves),
        amount: z.number(),
        car: z.nullable(z.string()),
        createdAt: z.iso.datetime(),
      }),
    ),
    payouts: z.array(payout()),
  });
export type AgentDesk = z.infer<ReturnType<typeof agentDesk>>;

export const agentSchemas = {
  /** What an agent earns at present; empty where the operator pays nothing. */
  agentTerms: {
    path: '/api/v1/agent/terms',
    who: 'anyone',
    isKept: true,
    query: () => z.object({}),
    data: () =>
      z.object({ rules: z.array(commissionRule()), leastPayout: z.number(), isExample: z.boolean() }),
  },
  /** For scope `agent` only, as those about an agent's own; all other callers get 404. */
  agentDesk: {
    path: '/api/v3/agent/desk',
    who: 'agent',
    method: 'POST',
    query: () => z.object({}),
    data: agentDesk,
  },
  askSeller: {
    path: '/api/v3/agent/ask-seller',
    who: 'agent',
    method: 'POST',
    once: true,
    query: () => z.object({ name: text(300), mobile, note: optionalPublicText(2000) }),
    /** Whether a message has been sent to the seller's number. */
    data: () => z.object({ lead: agentLead(), isMessaged: z.boolean() }),
  },
  /** Of the caller's own number, as a seller. */
  agentRequests: {
    path: '/api/v3/agent/requests',
    who: 'account',
    method: 'POST',
    query: () => z.object({}),
    data: agentRequests,
  },
  answerAgent: {
    path: '/api/v3/agent/answer',
    who: 'account',
    method: 'POST',
    query: () => z.object({ id, isAgreed: flag }),
    data: agentRequests,
  },
  askPayout: {
    path: '/api/v3/agent/ask-payout',
    who: 'agent',
    method: 'POST',
    once: true,
    query: () => z.object({ amount: text(20) }),
    data: () => z.object({ desk: agentDesk() }),
  },
} as const;
