import * as z from 'zod/mini';
import type { Language, Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { readReferenceTable, wholeNumber } from '#server/process/reference-table.ts';
import { grouped } from './grouped.ts';
import type { NewVehicleModel } from './new-vehicle-catalogue.ts';

/*
 * Facts about models from reference-data/new-vehicles that do not depend on the variant: colours and
 * warranty. They are general knowledge and are labelled as such.
 */

/** The as-of month of the tables. */
export const factsDate = '2026-11';

const place = { kind: z.string(), brand: z.string(), model: z.string() };

const colour = z.object({
  ...place,
  name_id: z.string(),
  name_en: z.string(),
  hex: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  /** The maker's paint code. */
  code: z.string(),
});

export const warrantyParts = ['vehicle', 'engine', 'injection', 'battery'] as const;
type WarrantyPart = (typeof warrantyParts)[number];
const warrantyRow = z.object({
  ...place,
  part: z.enum(warrantyParts),
  years: wholeNumber,
  kilometers: wholeNumber,
});

const partNames: Readonly<Record<WarrantyPart, Localized>> = {
  vehicle: localized('Vehicle'),
  engine: localized('Engine'),
  injection: localized('Injection'),
  battery: localized('Traction battery'),
};

function readFacts() {
  const colours = grouped(
    readReferenceTable('new-vehicles/colours.csv', colour),
    ({ kind, brand, model }) => `${kind}/${brand}/${model}`,
  );
  return { colours, warranty: readReferenceTable('new-vehicles/warranty.csv', warrantyRow) };
}
let facts: ReturnType<typeof readFacts> | undefined;

function colourRowsOf({ kind, brand, slug }: NewVehicleModel) {
  facts ??= readFacts();
  return facts.colours.get(`${kind}/${brand.slug}/${slug}`) ?? [];
}

/** The approximate display colours of a model's paints; empty if unknown. */
export const colourHexesOf = (model: NewVehicleModel): string[] => colourRowsOf(model).map(({ hex }) => hex);

/** A model's colours with approximate display colours; empty if unknown. */
export function coloursOf(model: NewVehicleModel, language: Language) {
  return colourRowsOf(model).map((row) => ({
    name: row[`name_${language}`],
    hex: row.hex,
    code: row.code || null,
  }));
}

/** The maker's warranty by coverage; empty if unknown. */
export function warrantyOf({ kind, brand, slug, variants }: NewVehicleModel) {
  facts ??= readFacts();
  const hasBattery = variants.some(({ fuel }) => fuel === 'listrik' || fuel === 'hybrid');
  const isElectric = variants.every(({ fuel }) => fuel === 'listrik');
  return facts.warranty.filter(
    (row) =>
      row.kind === kind &&
      row.brand === brand.slug &&
      (row.model === '' || row.model === slug) &&
      (row.part !== 'battery' || hasBattery) &&
      ((row.part !== 'engine' && row.part !== 'injection') || !isElectric),
  );
}

/** The maker's warranty on every model of a brand, by coverage. */
export function warrantyOfBrand(kind: string, brand: string) {
  facts ??= readFacts();
  return facts.warranty.filter((row) => row.kind === kind && row.brand === brand && row.model === '');
}

export const warrantyPartName = (part: WarrantyPart, language: Language): string => partNames[part][language];

/** Paths of the models that the tables mention; a test checks that each is in the catalogue. */
export function modelsOfFacts(): string[] {
  facts ??= readFacts();
  const named = facts.warranty.filter(({ model }) => model !== '');
  return [...facts.colours.keys(), ...named.map(({ kind, brand, model }) => `${kind}/${brand}/${model}`)];
}
