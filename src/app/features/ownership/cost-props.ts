import type { CostChanges, CostInputs } from './inputs.ts';
import type { CostData, TotalCost } from './total-cost.ts';

export type CostProps = {
  readonly data: CostData;
  readonly inputs: CostInputs;
  readonly total: TotalCost;
  onChange(changes: CostChanges): void;
};
