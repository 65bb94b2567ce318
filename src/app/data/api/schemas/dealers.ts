import { dealerPagesSchemas } from '#contract/api/dealer-pages.schema.ts';

/** Loaded with the part, by the api client (data/api/answer-schema.ts). */
export const answerSchemas = dealerPagesSchemas;
