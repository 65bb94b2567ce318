import type { OwnershipCost, OwnershipKind } from '#money/ownership.ts';

export type CostGroup = Exclude<OwnershipKind, 'tax' | 'papers'> | 'taxes';

/** The rows of the sum, in the order of the bar: tax and papers are one. */
const groups: readonly (readonly [CostGroup, readonly OwnershipKind[]])[] = [
  ['depreciation', ['depreciation']],
  ['energy', ['energy']],
  ['service', ['service']],
  ['insurance', ['insurance']],
  ['taxes', ['tax', 'papers']],
  ['interest', ['interest']],
];

export type GroupedCost = { readonly group: CostGroup; readonly amount: number | undefined };

/** The amount of each row; undefined where it is not known. */
export function groupedCosts({ parts }: OwnershipCost): readonly GroupedCost[] {
  return groups.map(([group, kinds]) => {
    const own = parts.filter(({ kind }) => kinds.includes(kind));
    return { group, amount: own.length === 0 ? undefined : own.reduce((sum, { amount }) => sum + amount, 0) };
  });
}
