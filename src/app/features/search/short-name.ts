import type { CheckedFilter } from '#contract/search/filter.schema.ts';

/** Shortens `Rp 100 Juta – Rp 250 Juta` to `100–250 Juta`. */
export function shortName({ type, name }: Pick<CheckedFilter, 'type' | 'name'>): string {
  if (type !== 'price') return name;
  const plain = name.replaceAll('Rp ', '');
  const [, from, unit, to] = /^(\S+) (\S+) – (\S+) \2$/.exec(plain) ?? [];
  return unit === undefined ? plain : `${from}–${to} ${unit}`;
}
