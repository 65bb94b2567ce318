import { paymentSchemas } from '#contract/payments/payment.schema.ts';

/** Endpoints that only the pages of bookings and their payment call. */
export const paymentPageSchemas = paymentSchemas;
