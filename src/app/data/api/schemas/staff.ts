import { staffPageSchemas } from '#contract/api/staff-pages.schema.ts';

/** Loaded with the part by the API client (data/api/answer-schema.ts). */
export const answerSchemas = staffPageSchemas;
