import type { At } from './rule.ts';
import { slugOf } from './slug.ts';
import type { Truth } from './truth/truth.ts';
import type { TrueCar } from './truth/used-cars.ts';

/* Names that have digits in them: they are taken out of a sentence before its figures are looked at. */

type Names = {
  /** With their brand, which are unmistakable. */
  readonly full: readonly string[];
  /** Of models and variants alone, by brand's slug: read as names only where that brand is spoken of. */
  readonly byBrand: ReadonlyMap<string, readonly string[]>;
};

const hasDigit = (name: string) => /\d/.test(name);
const longestFirst = (names: Iterable<string>) =>
  [...new Set(names)].filter(hasDigit).sort((a, b) => b.length - a.length);
const known = new WeakMap<Truth, Names>();

function namesOf(truth: Truth): Names {
  const before = known.get(truth);
  if (before) return before;
  const full: string[] = [];
  const byBrand = new Map<string, Set<string>>();
  const all = [
    ...truth.vehicles,
    ...truth.newVariants.map(
      ({ brandName, modelName, cells }) => [brandName, modelName, cells.variant ?? null] as const,
    ),
  ];
  for (const [brand, model, variant] of all) {
    const own = byBrand.get(slugOf(brand)) ?? new Set<string>();
    byBrand.set(slugOf(brand), own.add(model));
    full.push(`${brand} ${model}`);
    if (variant === null) continue;
    own.add(variant).add(`${model} ${variant}`);
    full.push(`${brand} ${model} ${variant}`);
  }
  const names = {
    full: longestFirst(full),
    byBrand: new Map([...byBrand].map(([brand, own]) => [brand, longestFirst(own)])),
  };
  known.set(truth, names);
  return names;
}

const isDigits = (name: string) => /^[\d\s]+$/.test(name);
const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
const patterns = new Map<string, RegExp>();
/** A name of digits alone is one only at the beginning, before a word, and not before a unit. */
function patternOf(name: string): RegExp {
  const before = patterns.get(name);
  if (before) return before;
  const pattern = isDigits(name)
    ? new RegExp(
        `(?<=^|^(?:Hapus|Remove|Dilonggarkan:|Loosened:|Merek|Brand) )${escaped(name)}(?=$| Rp| Harga| Price| [A-Z])`,
        'g',
      )
    : new RegExp(`(?<![A-Za-z0-9])${escaped(name)}(?![A-Za-z0-9])`, 'g');
  patterns.set(name, pattern);
  return pattern;
}
/** The names that a car's card may have in it. */
function namesOfCar({ brandName, modelName, variantName }: TrueCar): readonly string[] {
  const models = variantName === null ? [modelName] : [modelName, `${modelName} ${variantName}`, variantName];
  return longestFirst(models.flatMap((name) => [name, `${brandName} ${name}`]));
}
const masked = (name: string) => name.replace(/\d/g, '#');

/**
 * A sentence with `#` for the digits of names.
 * @param doubtful whether names of digits alone count: `8` is a model of a brand
 */
export function withoutNames(text: string, { block, page, truth }: At, doubtful: boolean): string {
  const { full, byBrand } = namesOf(truth);
  let rest = text;
  const own = truth.cars.find(({ id }) => id === block.car);
  if (own) {
    for (const name of namesOfCar(own))
      if ((doubtful || !isDigits(name)) && rest.includes(name)) rest = rest.replace(patternOf(name), masked);
    return rest;
  }
  for (const name of full) if (rest.includes(name)) rest = rest.replace(patternOf(name), masked);
  const brands = [page.place, page.path, block.link ?? ''].flatMap((address) =>
    address.split(/[^a-z0-9-]+/).filter((part) => byBrand.has(part)),
  );
  const car = truth.cars.find(({ id }) => id === (block.car ?? Number(/-(\d+)$/.exec(page.place)?.[1])));
  const models = new Map(truth.cars.map(({ model, brand }) => [model, brand]));
  const ofModels = page.place.split(/[/+]/).flatMap((part) => models.get(part) ?? []);
  for (const brand of new Set([...brands, ...ofModels, ...(car ? [car.brand] : [])]))
    for (const name of byBrand.get(brand) ?? [])
      if ((doubtful || !isDigits(name)) && rest.includes(name)) rest = rest.replace(patternOf(name), masked);
  return rest;
}
