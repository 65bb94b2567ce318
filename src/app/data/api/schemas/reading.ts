import { textPageSchemas } from '#contract/api/text-pages.schema.ts';

/** Loaded with the part by the API client (data/api/answer-schema.ts). */
export const answerSchemas = textPageSchemas;
