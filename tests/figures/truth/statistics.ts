const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b);

/** As `percentile_cont`. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = ascending(values);
  const at = share * (sorted.length - 1);
  const [low = 0, high = 0] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (at - Math.floor(at)) * (high - low);
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
export const least = (values: readonly number[]): number => Math.min(...values);
export const most = (values: readonly number[]): number => Math.max(...values);

export function grouped<Value, Key>(
  values: readonly Value[],
  keyOf: (value: Value) => Key,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return groups;
}
