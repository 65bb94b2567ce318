import { slugify } from '#contract/slug.ts';
import { BrokenSnapshot } from './broken-snapshot.ts';
import type { ColumnReader } from './column-reader.ts';
import type { ColumnWriter } from './column-writer.ts';
import type { CarLine } from './snapshot-car.ts';

/*
 * The names of a snapshot's cars: brands, in each its models, in each its variants and then what sellers wrote
 * themselves. A slug that follows from the name is left out.
 */

/** More of anything than this is no catalogue of cars. */
const mostNames = 100_000;
const separator = '\n';

type Name = { readonly slug: string; readonly name: string };
type ModelNames = Name & { readonly family: Name | null; readonly lines: CarLine[] };
type BrandNames = CarLine['brand'] & { readonly models: Map<string, ModelNames> };

const clean = (name: string) => name.replaceAll(separator, ' ');
const bySlug = (a: Name, b: Name) => (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0);

function treeOf(lines: readonly CarLine[]): BrandNames[] {
  const brands = new Map<string, BrandNames>();
  for (const line of lines) {
    const { brand, model, family } = line;
    const entry = brands.get(brand.slug) ?? { ...brand, models: new Map<string, ModelNames>() };
    brands.set(brand.slug, entry);
    // A family's name is needed even where nobody sells the model that bears it.
    if (family && !entry.models.has(family.slug))
      entry.models.set(family.slug, { ...family, family, lines: [] });
    const known = entry.models.get(model.slug);
    if (known) known.lines.push(line);
    else entry.models.set(model.slug, { ...model, family, lines: [line] });
  }
  return [...brands.values()].sort(bySlug);
}

/** @param lines as `distinctLines` orders them */
export function writeNames(writer: ColumnWriter, lines: readonly CarLine[]): void {
  const names: string[] = [];
  const slugs: string[] = [];
  const add = ({ slug, name }: Name, usual: string) => {
    names.push(clean(name));
    slugs.push(slug === usual ? '' : slug);
  };
  const brands = treeOf(lines);
  writer.number(brands.length);
  for (const brand of brands) {
    const models = [...brand.models.values()].sort(bySlug);
    add(brand, slugify(brand.name));
    writer.number(Number(brand.isPopular));
    writer.number(models.length);
    for (const model of models) {
      add(model, slugify(model.name));
      writer.number(models.findIndex(({ slug }) => slug === model.family?.slug) + 1);
      const variants = model.lines.flatMap(({ variant }) => variant ?? []);
      writer.number(variants.length);
      writer.number(model.lines.length - variants.length);
      for (const variant of variants) add(variant, `${model.slug}-${slugify(variant.name)}`);
      for (const { variant, ownName } of model.lines) if (!variant) names.push(clean(ownName ?? ''));
    }
  }
  writer.text(names.join(separator));
  writer.text(slugs.join(separator));
}

export function readNames(reader: ColumnReader): CarLine[] {
  const heads = readHeads(reader);
  const text = reader.text();
  const names = partsOf(text);
  const usual = partsOf(slugifyLines(text));
  const slugs = partsOf(reader.text());
  let atName = 0;
  let atSlug = 0;
  const next = (above: string): Name => {
    const [slug, usualSlug, name] = [slugs[atSlug++], usual[atName], names[atName++]];
    if (slug === undefined || usualSlug === undefined || name === undefined)
      throw new BrokenSnapshot('too few names');
    return { slug: slug || above + usualSlug, name };
  };
  const lines: CarLine[] = [];
  for (const { isPopular, models } of heads) {
    const brand = { ...next(''), isPopular };
    const named: Name[] = [];
    const start = lines.length;
    for (const { variants, own } of models) {
      const model = next('');
      named.push(model);
      const above = `${model.slug}-`;
      for (let each = 0; each < variants; each++)
        lines.push({ brand, model, family: null, variant: next(above), ownName: null });
      for (let each = 0; each < own; each++) {
        const ownName = names[atName++];
        if (ownName === undefined) throw new BrokenSnapshot('too few names');
        lines.push({ brand, model, family: null, variant: null, ownName: ownName || null });
      }
    }
    withFamilies(lines, start, models, named);
  }
  if (atName !== names.length || atSlug !== slugs.length) throw new BrokenSnapshot('too many names');
  return lines;
}

type ModelHead = { readonly family: number; readonly variants: number; readonly own: number };
type BrandHead = { readonly isPopular: boolean; readonly models: readonly ModelHead[] };

function readHeads(reader: ColumnReader): BrandHead[] {
  const heads: BrandHead[] = [];
  for (let brands = reader.number(mostNames); brands > 0; brands--) {
    const isPopular = reader.number(1) === 1;
    const models: ModelHead[] = [];
    for (let left = reader.number(mostNames); left > 0; left--)
      models.push({
        family: reader.number(mostNames),
        variants: reader.number(mostNames),
        own: reader.number(mostNames),
      });
    heads.push({ isPopular, models });
  }
  return heads;
}

/** Gives a brand's lines the families of their models, which may stand behind them. */
function withFamilies(lines: CarLine[], start: number, heads: readonly ModelHead[], models: readonly Name[]) {
  let at = start;
  for (const { family: place, variants, own } of heads) {
    const end = at + variants + own;
    if (place > 0) {
      const family = models[place - 1];
      if (!family) throw new BrokenSnapshot('a family that is not there');
      for (; at < end; at++) {
        const line = lines[at];
        if (line) lines[at] = { ...line, family };
      }
    }
    at = end;
  }
}

/** `slugify` of every line of a text at once: of one after the other it takes a phone ten times as long. */
function slugifyLines(text: string): string {
  const plain = /[^ -~\n]/.test(text) ? text.normalize('NFKD').replace(/\p{Mn}/gu, '') : text;
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9\n]+/g, '-')
    .replace(/^-|-$/gm, '');
}

function partsOf(text: string): string[] {
  return text === '' ? [] : text.split(separator);
}
