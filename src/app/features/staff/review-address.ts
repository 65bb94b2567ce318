import { type OrderStatus, orderReferencePattern, orderStatuses } from '#contract/payments/order-status.ts';
import { reviewPath } from '#contract/staff/staff-pages.ts';

/** Tabs of the staff page. */
export const reviewTabs = [
  'overview',
  'queue',
  'reports',
  'conversations',
  'reviews',
  'people',
  'dealers',
  'agents',
  'contests',
  'orders',
  'speed',
  'trail',
] as const;
export type ReviewTab = (typeof reviewTabs)[number];

export function tabPath(tab: ReviewTab): string {
  return tab === 'overview' ? reviewPath : `${reviewPath}?tab=${tab}`;
}

/** The review of one listing. */
export function reviewedPath(listingId: number): string {
  return `${reviewPath}?listing=${listingId}`;
}

/** A number with its listings. */
export function numberPath(mobile: string): string {
  return `${reviewPath}?tab=people&mobile=${encodeURIComponent(mobile)}`;
}

/** Booking orders, all or of one status. */
export function ordersPath(status?: OrderStatus): string {
  return `${tabPath('orders')}${status === undefined ? '' : `&status=${status}`}`;
}

/** One booking order. */
export function orderPath(reference: string): string {
  return `${tabPath('orders')}&order=${reference}`;
}

/**
 * What a typed number leads to: a booking order, the account of a mobile number, or an ad. Undefined where it is none.
 */
export function pathOfNumber(typed: string): string | undefined {
  const order = orderReferencePattern.exec(typed.trim().toUpperCase())?.[0];
  if (order !== undefined) return orderPath(order);
  const compact = typed.replace(/[\s().-]/g, '');
  if (/^(?:\+|0|62)\d{8,14}$/.test(compact)) return numberPath(compact);
  return /^[1-9]\d{0,14}$/.test(compact) ? reviewedPath(Number(compact)) : undefined;
}

export type ReviewView = {
  readonly tab: ReviewTab;
  readonly listing: string | undefined;
  readonly mobile: string | undefined;
  readonly order: string | undefined;
  readonly status: OrderStatus | undefined;
};

/** Parses an address; invalid parts are ignored. */
export function viewOf(search: string): ReviewView {
  const parameters = new URLSearchParams(search);
  const listing = parameters.get('listing') ?? '';
  return {
    tab: reviewTabs.find((tab) => tab === parameters.get('tab')) ?? 'overview',
    listing: /^[1-9]\d{0,14}$/.test(listing) ? listing : undefined,
    mobile: parameters.get('mobile')?.slice(0, 40) || undefined,
    order: orderReferencePattern.exec(parameters.get('order') ?? '')?.[0],
    status: orderStatuses.find((status) => status === parameters.get('status')),
  };
}
