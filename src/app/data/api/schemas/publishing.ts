import { articleDeskSchemas } from '#contract/articles/article-desk.schema.ts';

/** Loaded with the part by the API client (data/api/answer-schema.ts). */
export const answerSchemas = articleDeskSchemas;
