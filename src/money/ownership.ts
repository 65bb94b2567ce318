/* Total cost of ownership by kind and year, combined from the other modules. */

export const ownershipKinds = [
  'depreciation',
  'energy',
  'service',
  'insurance',
  'tax',
  'papers',
  'interest',
] as const;
export type OwnershipKind = (typeof ownershipKinds)[number];

/** Costs in rupiah for each year, starting with the first. A kind with unknown costs is omitted. */
export type YearlyCosts = Readonly<Partial<Record<OwnershipKind, readonly number[]>>>;

export type OwnershipCost = {
  readonly years: number;
  readonly parts: readonly { readonly kind: OwnershipKind; readonly amount: number }[];
  readonly total: number;
  readonly aMonth: number;
  readonly unknown: readonly OwnershipKind[];
};

/** Sums the first `years` years. A kind that lacks one of them is listed in `unknown`. */
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

/** Assumes the same distance every year. */
export const energyByYear = (perKm: number, kmPerYear: number, years: number): readonly number[] =>
  Array.from({ length: years }, () => Math.round(perKm * kmPerYear));

/** Depreciation of each year, from the current value and the value after each year. */
export function lossByYear(values: readonly number[]): readonly number[] {
  return values.slice(1).map((value, index) => (values[index] ?? value) - value);
}
