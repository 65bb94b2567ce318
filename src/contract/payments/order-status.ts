/**
 * Status of a booking order, the payment of a fee that reserves a car (docs/product.md#booking). `paid` lasts only
 * within a transaction: a paid order holds its car, or is refunded. `refunding` waits for the payment provider.
 */
export const orderStatuses = [
  'created',
  'pending',
  'paid',
  'held',
  'released',
  'refunding',
  'refunded',
  'failed',
  'expired',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The public name of an order. */
export const orderReferencePattern = /^LJ-[0-9A-HJKMNP-TV-Z]{16}$/;
