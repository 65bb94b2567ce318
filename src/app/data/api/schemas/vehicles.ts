import { vehiclePageSchemas } from '#contract/api/vehicle-pages.schema.ts';

/** Loaded with the part by the API client (data/api/answer-schema.ts). */
export const answerSchemas = vehiclePageSchemas;
