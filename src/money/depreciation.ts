/* What a vehicle is worth later, from a curve of prices by age. */

/** What is left of the new price at an age in years, in percent; by age, falling. */
export type ValueCurve = readonly { readonly age: number; readonly left: number }[];

/** Between two ages on the line between them; beyond the last as at the last. */
export function leftAt(curve: ValueCurve, age: number): number | undefined {
  const after = curve.findIndex((point) => point.age >= age);
  const next = curve[after] ?? curve.at(-1);
  const before = after > 0 ? curve[after - 1] : undefined;
  if (!next) return undefined;
  if (after === -1 || !before || next.age === age) return next.left;
  return before.left + ((next.left - before.left) * (age - before.age)) / (next.age - before.age);
}

/** The value after some years of a vehicle that is `age` years old and worth `value` now. */
export function valueAfter(
  value: number,
  { age, years, curve }: { readonly age: number; readonly years: number; readonly curve: ValueCurve },
): number | undefined {
  const [now, later] = [leftAt(curve, age), leftAt(curve, age + years)];
  if (now === undefined || later === undefined || now <= 0) return undefined;
  return Math.round((value * Math.min(now, later)) / now);
}
