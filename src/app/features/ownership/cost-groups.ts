import type { Tone } from '#app/ui/calculator/parts-bar.tsx';
import type { OwnershipCost, OwnershipKind } from '#money/ownership.ts';

export type CostGroup = Exclude<OwnershipKind, 'tax' | 'papers'> | 'taxes';

/** The rows of the sum, in the order of the bar: tax and papers are one. */
const groups: readonly (readonly [CostGroup, Tone, readonly OwnershipKind[]])[] = [
  ['depreciation', 0, ['depreciation']],
  ['energy', 1, ['energy']],
  ['service', 2, ['service']],
  ['insurance', 3, ['insurance']],
  ['taxes', 4, ['tax', 'papers']],
  ['interest', 5, ['interest']],
];

export type GroupedCost = {
  readonly group: CostGroup;
  readonly tone: Tone;
  readonly amount: number | undefined;
};

/** The amount of each row; undefined where it is not known. */
export function groupedCosts({ parts }: OwnershipCost): readonly GroupedCost[] {
  return groups.map(([group, tone, kinds]) => {
    const own = parts.filter(({ kind }) => kinds.includes(kind));
    return {
      group,
      tone,
      amount: own.length === 0 ? undefined : own.reduce((sum, { amount }) => sum + amount, 0),
    };
  });
}
