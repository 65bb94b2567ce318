import { useLingui } from '@lingui/react/macro';
import type { OwnershipKind } from '#money/ownership.ts';
import type { CostGroup } from './cost-groups.ts';

export function useCostNames(): Readonly<Record<OwnershipKind | CostGroup, string>> {
  const { t } = useLingui();
  return {
    depreciation: t`Loss of value`,
    energy: t`Fuel or electricity`,
    service: t`Service and tyres`,
    insurance: t`Insurance`,
    tax: t`Yearly tax`,
    papers: t`Change of name and papers`,
    taxes: t`Tax and change of name`,
    interest: t`Interest of the loan`,
  };
}
