import { tradePageSchemas } from '#contract/api/trade-pages.schema.ts';

/** Loaded with the part, by the api client (data/api/answer-schema.ts). */
export const answerSchemas = tradePageSchemas;
