/* Agents bring cars on behalf of their sellers (docs/product.md#agents). */

/** How long a seller's consent holds, and with it a car that they advertise counts as brought. */
export const consentDays = 90;

/** How long a seller can answer an agent. */
export const requestDays = 3;

export const agentLimits = {
  /** Sellers that an agent may ask in a day. */
  asksADay: 20,
  nameLength: 60,
  noteLength: 300,
  /** The smallest payout, in rupiah. */
  leastPayout: 100_000,
} as const;

export const agentLeadStates = ['asked', 'agreed', 'refused'] as const;
export const payoutStates = ['requested', 'paid', 'refused'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** Accounts of the agents' ledger: the site's cost, owed to agents, asked for, and paid. */
export const agentAccounts = ['cost', 'owed', 'requested', 'paid'] as const;
export type AgentAccount = (typeof agentAccounts)[number];

/** What each movement writes; a commission happens once for a car, the others once for a payout. */
export const agentPostings = {
  commission: { debit: 'cost', credit: 'owed' },
  request: { debit: 'owed', credit: 'requested' },
  pay: { debit: 'requested', credit: 'paid' },
  refuse: { debit: 'requested', credit: 'owed' },
} as const satisfies Record<string, { readonly debit: AgentAccount; readonly credit: AgentAccount }>;
export const agentMoves = [
  'commission',
  'request',
  'pay',
  'refuse',
] as const satisfies readonly (keyof typeof agentPostings)[];
export type AgentMove = (typeof agentMoves)[number];

/** The source in an agent's link; ads made after it keep it with the agent's code. */
export const agentSource = 'agen';
