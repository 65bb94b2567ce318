/* All that a vehicle costs its owner, by kind and year. Each part is worked out elsewhere; here they are put together. */

export const ownershipKinds = ['depreciation', 'energy', 'service', 'insurance', 'tax', 'interest'] as const;
export type OwnershipKind = (typeof ownershipKinds)[number];

/** Costs of each year in rupiah, the first year first; what is not known is left out and named by `unknown`. */
export type YearlyCosts = Readonly<Partial<Record<OwnershipKind, readonly number[]>>>;

export type OwnershipCost = {
  readonly years: number;
  readonly parts: readonly { readonly kind: OwnershipKind; readonly amount: number }[];
  readonly total: number;
  readonly aMonth: number;
  readonly unknown: readonly OwnershipKind[];
};

/** The first years together. A kind that lacks one of them is not known. */
export function ownershipCost(costs: YearlyCosts, years: number): OwnershipCost {
  const parts = ownershipKinds.flatMap((kind) => {
    const own = costs[kind]?.slice(0, years);
    if (!own || own.length < years) return [];
    return [{ kind, amount: own.reduce((sum, amount) => sum + Math.round(amount), 0) }];
  });
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  const known = new Set(parts.map(({ kind }) => kind));
  return {
    ...{ years, parts, total, aMonth: Math.round(total / years / 12) },
    unknown: ownershipKinds.filter((kind) => !known.has(kind)),
  };
}

/** The same distance each year. */
export const energyByYear = (perKm: number, kmPerYear: number, years: number): readonly number[] =>
  Array.from({ length: years }, () => Math.round(perKm * kmPerYear));

/** What it loses, from its values now and after each year. */
export function lossByYear(values: readonly number[]): readonly number[] {
  return values.slice(1).map((value, index) => (values[index] ?? value) - value);
}
