import { slugify } from '#contract/slug.ts';
import type { SnapshotBrands, SnapshotName } from '#contract/snapshot/snapshot-header.schema.ts';
import { BrokenSnapshot } from './broken-snapshot.ts';
import type { CarLine } from './snapshot-car.ts';

type Name = { readonly slug: string; readonly name: string };

function written({ slug, name }: Name, usualSlug: string): SnapshotName {
  return slug === usualSlug ? name : [name, slug];
}

function read(name: SnapshotName, usualSlug: (name: string) => string): Name {
  return typeof name === 'string' ? { name, slug: usualSlug(name) } : { name: name[0], slug: name[1] };
}

const variantSlug = (model: Name, name: string) => `${model.slug}-${slugify(name)}`;

type ModelLines = Name & { readonly family: Name | null; readonly lines: CarLine[] };
type BrandLines = CarLine['brand'] & { readonly models: Map<string, ModelLines> };

/**
 * The brands and models of the given lines.
 * @param lines ordered as by `distinctLines`
 */
export function brandsOf(lines: readonly CarLine[]): SnapshotBrands {
  const brands = new Map<string, BrandLines>();
  for (const line of lines) {
    const { brand, model, family } = line;
    const { models } = getOrAdd(brands, { ...brand, models: new Map<string, ModelLines>() });
    // A family's name is needed even if its own model is not on offer.
    if (family) getOrAdd(models, { ...family, family, lines: [] });
    getOrAdd(models, { ...model, family, lines: [] }).lines.push(line);
  }
  return inOrder(brands).map((brand) => {
    const models = inOrder(brand.models);
    return {
      brand: written(brand, slugify(brand.name)),
      isPopular: brand.isPopular,
      models: models.map((model) => ({
        model: written(model, slugify(model.name)),
        family: model.family && models.findIndex(({ slug }) => slug === model.family?.slug),
        variants: model.lines.flatMap(({ variant }) =>
          variant ? [written(variant, variantSlug(model, variant.name))] : [],
        ),
        own: model.lines.flatMap(({ variant, ownName }) => (variant ? [] : [ownName])),
        facts: factsOf(model.lines),
      })),
    };
  });
}

function factsOf(lines: readonly CarLine[]): number | number[] {
  const [first] = lines;
  return lines.every(({ facts }) => facts === first?.facts)
    ? (first?.facts ?? 0)
    : lines.map(({ facts }) => facts);
}

function getOrAdd<Value extends Name>(values: Map<string, Value>, value: Value): Value {
  const known = values.get(value.slug);
  if (!known) values.set(value.slug, value);
  return known ?? value;
}

function inOrder<Value extends Name>(values: ReadonlyMap<string, Value>): Value[] {
  return [...values.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** The lines of some brands, in order. */
export function linesOf(brands: SnapshotBrands): CarLine[] {
  return brands.flatMap(({ brand: brandName, isPopular, models }) => {
    const brand = { ...read(brandName, slugify), isPopular };
    const named = models.map(({ model }) => read(model, slugify));
    return models.flatMap(({ family: place, variants, own, facts }, at): CarLine[] => {
      const model = named[at];
      const family = place === null ? null : named[place];
      if (!model || family === undefined) throw new BrokenSnapshot('a family that is not there');
      const lines = [
        ...variants.map((each) => {
          const variant = read(each, (name) => variantSlug(model, name));
          return { brand, model, family, variant, ownName: null };
        }),
        ...own.map((ownName) => ({ brand, model, family, variant: null, ownName })),
      ];
      return lines.map((line, index) => ({
        ...line,
        facts: typeof facts === 'number' ? facts : (facts[index] ?? 0),
      }));
    });
  });
}
