/* Future value of a vehicle, from a curve of prices by age. */

/** Remaining share of the new price in percent, by age in years: ascending by age, falling in value. */
export type ValueCurve = readonly { readonly age: number; readonly left: number }[];

/** Interpolates linearly between two ages; beyond the last age, its value applies. */
export function leftAt(curve: ValueCurve, age: number): number | undefined {
  const after = curve.findIndex((point) => point.age >= age);
  const next = curve[after] ?? curve.at(-1);
  const before = after > 0 ? curve[after - 1] : undefined;
  if (!next) return undefined;
  if (after === -1 || !before || next.age === age) return next.left;
  return before.left + ((next.left - before.left) * (age - before.age)) / (next.age - before.age);
}

/** Value in `years` years of a vehicle that is `age` years old and worth `value` now. */
export function valueAfter(
  value: number,
  { age, years, curve }: { readonly age: number; readonly years: number; readonly curve: ValueCurve },
): number | undefined {
  const [now, later] = [leftAt(curve, age), leftAt(curve, age + years)];
  if (now === undefined || later === undefined || now <= 0) return undefined;
  return Math.round((value * Math.min(now, later)) / now);
}
