import type { paymentSchemas } from './payment.schema.ts';

export const paymentEndpointPaths = {
  bookingTerms: '/api/v3/payment/booking-terms',
  createOrder: '/api/v3/payment/create-order',
  paymentDetail: '/api/v3/payment/detail',
  ownOrders: '/api/v3/payment/orders',
  changeOrder: '/api/v3/payment/change-order',
  staffOrders: '/api/v3/staff/orders',
  staffOrder: '/api/v3/staff/order',
  staffChangeOrder: '/api/v3/staff/change-order',
} as const satisfies Record<keyof typeof paymentSchemas, `/api/${string}`>;

/** Where a payment provider reports that something has changed. */
export function paymentNotificationPath(provider: string): string {
  return `/api/v3/payment/notify/${provider}`;
}

/** The receipt of an order, a PDF. */
export function receiptPath(reference: string, language: string): string {
  return `/receipts/${reference}.${language}.pdf`;
}

/** The embedded payment page, on loopback only. */
export const sandboxPath = '/sandbox-payment';
