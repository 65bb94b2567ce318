import { creditSchemas } from '#contract/credit/credit.schema.ts';
import { fuelSchemas } from '#contract/fuel/fuel.schema.ts';
import { insuranceSchemas } from '#contract/insurance/insurance.schema.ts';
import { ownershipSchemas } from '#contract/ownership/ownership.schema.ts';

/** Endpoints that only the pages of credit and insurance call. */
export const moneyPageSchemas = {
  ...creditSchemas,
  ...insuranceSchemas,
  ...ownershipSchemas,
  ...fuelSchemas,
} as const;
