import { creditSchemas } from '#contract/credit/credit.schema.ts';
import { insuranceSchemas } from '#contract/insurance/insurance.schema.ts';

/** Endpoints that only the pages of credit and insurance call. */
export const moneyPageSchemas = { ...creditSchemas, ...insuranceSchemas } as const;
