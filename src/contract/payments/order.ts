import type { OrderStatus } from './order-status.ts';

export const orderActions = [
  'invoice',
  'pay',
  'hold',
  'release',
  'refund',
  'confirm-refund',
  'fail',
  'expire',
] as const;
export type OrderAction = (typeof orderActions)[number];

/** Parties of an order. `site` stands for the payment provider, interval jobs and what happens to the car. */
export type OrderParty = 'buyer' | 'staff' | 'site';

type Steps = { readonly [action in OrderAction]?: OrderStatus };

/**
 * The whole graph: by status and party, the possible actions and their results. What is not here is impossible. A
 * payment may arrive after an order has failed or expired: `pay` is possible then too, and decides what follows.
 */
export const orderGraph: {
  readonly [status in OrderStatus]: { readonly [party in OrderParty]?: Steps };
} = {
  created: {
    buyer: { fail: 'failed' },
    site: { invoice: 'pending', pay: 'paid', fail: 'failed', expire: 'expired' },
  },
  pending: {
    buyer: { fail: 'failed' },
    site: { pay: 'paid', fail: 'failed', expire: 'expired' },
  },
  paid: { site: { hold: 'held', refund: 'refunding' } },
  held: {
    // Only the buyer's word passes the fee on to the seller.
    buyer: { release: 'released', refund: 'refunding' },
    staff: { release: 'released', refund: 'refunding' },
    site: { refund: 'refunding' },
  },
  refunding: { site: { 'confirm-refund': 'refunded' } },
  failed: { site: { pay: 'paid' } },
  expired: { site: { pay: 'paid' } },
  released: {},
  refunded: {},
};

/** The result of an action; undefined where the party may not do it now. */
export function orderStep(
  status: OrderStatus,
  party: OrderParty,
  action: OrderAction,
): OrderStatus | undefined {
  return orderGraph[status][party]?.[action];
}

/** What one party may do now. */
export function orderActionsOf(status: OrderStatus, party: OrderParty): OrderAction[] {
  return orderActions.filter((action) => orderStep(status, party, action) !== undefined);
}

/** Statuses of which a car has one order at most. */
export const activeOrderStatuses = [
  'created',
  'pending',
  'paid',
  'held',
] as const satisfies readonly OrderStatus[];

export function isActiveOrder(status: OrderStatus): boolean {
  return activeOrderStatuses.some((active) => active === status);
}

/** Statuses in which the provider is asked, since money may have moved without a notification. */
export const unsettledOrderStatuses = [
  'created',
  'pending',
  'refunding',
] as const satisfies readonly OrderStatus[];

/** Accounts of the ledger: at the provider, owed to buyers, and owed to sellers. */
export const ledgerAccounts = ['provider', 'deposits', 'sellers'] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

type Posting = { readonly debit: LedgerAccount; readonly credit: LedgerAccount };

/** What each action that moves money writes to the ledger; each happens once for an order. */
export const orderPostings = {
  pay: { debit: 'provider', credit: 'deposits' },
  release: { debit: 'deposits', credit: 'sellers' },
  'confirm-refund': { debit: 'deposits', credit: 'provider' },
} as const satisfies { readonly [action in OrderAction]?: Posting };
export type PostedAction = keyof typeof orderPostings;

export function isPosted(action: OrderAction): action is PostedAction {
  return action in orderPostings;
}

/**
 * Limits for a buyer. An unpaid order keeps the car from other buyers: one buyer must not block many cars, nor one car
 * for long.
 */
export const orderLimits = { unpaid: 3, anHour: 10, unpaidOfCarADay: 3 } as const;

/** The days a visit may be proposed for, counted from today. */
export const visitDays = { first: 0, last: 14 } as const;
