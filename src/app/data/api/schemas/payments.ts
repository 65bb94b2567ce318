import { paymentPageSchemas } from '#contract/api/payment-pages.schema.ts';

/** Loaded with the part, by the api client (data/api/answer-schema.ts). */
export const answerSchemas = paymentPageSchemas;
