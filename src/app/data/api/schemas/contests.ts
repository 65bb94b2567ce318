import { contestSchemas } from '#contract/contests/contest.schema.ts';

/** Loaded with the part, by the api client (data/api/answer-schema.ts). */
export const answerSchemas = contestSchemas;
