import { reviewPageSchemas } from '#contract/api/review-pages.schema.ts';

/** Loaded with the part, by the api client (data/api/answer-schema.ts). */
export const answerSchemas = reviewPageSchemas;
