import type { CarLine } from './snapshot-car.ts';

/** Slugs contain no white space, and names no line break. */
const separator = '\n';

function keyOf({ brand, model, variant, ownName }: CarLine): string {
  return [brand.slug, model.slug, variant?.slug ?? '', ownName ?? ''].join(separator);
}

const bySlug = (a: { readonly slug: string }, b: { readonly slug: string }) =>
  a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0;

/** By brand and model, catalogue variants before sellers' own. */
function compareLines(a: CarLine, b: CarLine): number {
  const above = bySlug(a.brand, b.brand) || bySlug(a.model, b.model);
  if (above) return above;
  if (a.variant && b.variant) return bySlug(a.variant, b.variant);
  if (a.variant ?? b.variant) return a.variant ? -1 : 1;
  const [first, second] = [a.ownName ?? '', b.ownName ?? ''];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** The distinct lines in order, and the index of each. */
export function distinctLines(all: readonly CarLine[]): {
  readonly lines: readonly CarLine[];
  readonly placeOf: (line: CarLine) => number;
} {
  const byKey = new Map<string, CarLine>();
  const keys = new Map<CarLine, string>();
  for (const line of all) {
    if (keys.has(line)) continue;
    const key = keyOf(line);
    keys.set(line, key);
    if (!byKey.has(key)) byKey.set(key, line);
  }
  const lines = [...byKey.values()].sort(compareLines);
  const places = new Map(lines.map((line, place) => [keyOf(line), place]));
  return { lines, placeOf: (line) => places.get(keys.get(line) ?? '') ?? 0 };
}

/**
 * A model number for each line, so that lines of one model can be recognised.
 * @param lines in order
 */
export function modelsOf(lines: readonly CarLine[]): Int32Array {
  const models = new Int32Array(lines.length);
  for (let at = 1; at < lines.length; at++) {
    const [line, last] = [lines[at], lines[at - 1]];
    const isSame =
      line?.model === last?.model ||
      (line?.model.slug === last?.model.slug && line?.brand.slug === last?.brand.slug);
    models[at] = (models[at - 1] ?? 0) + (isSame ? 0 : 1);
  }
  return models;
}
