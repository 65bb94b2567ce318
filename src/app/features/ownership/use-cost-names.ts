import { useLingui } from '@lingui/react/macro';
import type { CostedEnergy } from '#contract/ownership/ownership.schema.ts';
import type { OwnershipKind } from '#money/ownership.ts';
import type { CostGroup } from './cost-groups.ts';

/** @param energy what the vehicles run on; undefined for several */
export function useCostNames(energy?: CostedEnergy): Readonly<Record<OwnershipKind | CostGroup, string>> {
  const { t } = useLingui();
  return {
    depreciation: t`Loss of value`,
    energy:
      energy === undefined
        ? t`Fuel or electricity`
        : { petrol: t`Petrol`, hybrid: t`Petrol`, diesel: t`Diesel`, electricity: t`Electricity` }[energy],
    service: t`Service and tyres`,
    insurance: t`Insurance`,
    tax: t`Yearly tax`,
    papers: t`Change of name and papers`,
    taxes: t`Tax and change of name`,
    interest: t`Interest of the loan`,
  };
}
