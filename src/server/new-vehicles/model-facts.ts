import * as z from 'zod/mini';
import type { Language, Localized } from '#contract/language.ts';
import { readReferenceTable, wholeNumber } from '#server/process/reference-table.ts';
import { grouped } from './grouped.ts';
import type { NewVehicleModel } from './new-vehicle-catalogue.ts';

/* What is known of a model beside its variants, from reference-data/new-vehicles: general knowledge, so it says so. */

/** The month of the tables' knowledge. */
export const factsDate = '2026-11';

const place = { kind: z.string(), brand: z.string(), model: z.string() };

const colour = z.object({
  ...place,
  name_id: z.string(),
  name_en: z.string(),
  hex: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  /** The maker's code of the paint. */
  code: z.string(),
});

const parts = ['vehicle', 'engine', 'injection', 'battery'] as const;
const warrantyRow = z.object({
  ...place,
  part: z.enum(parts),
  years: wholeNumber,
  kilometers: wholeNumber,
});

const partNames: Readonly<Record<(typeof parts)[number], Localized>> = {
  vehicle: { id: 'Kendaraan', en: 'Vehicle' },
  engine: { id: 'Mesin', en: 'Engine' },
  injection: { id: 'Komponen injeksi', en: 'Injection' },
  battery: { id: 'Baterai penggerak', en: 'Traction battery' },
};

function readFacts() {
  const colours = grouped(
    readReferenceTable('new-vehicles/colours.csv', colour),
    ({ kind, brand, model }) => `${kind}/${brand}/${model}`,
  );
  return { colours, warranty: readReferenceTable('new-vehicles/warranty.csv', warrantyRow) };
}
let facts: ReturnType<typeof readFacts> | undefined;

/** Colours of a model and what they look like about; none where they are not known. */
export function coloursOf(model: NewVehicleModel, language: Language) {
  facts ??= readFacts();
  const rows = facts.colours.get(`${model.kind}/${model.brand.slug}/${model.slug}`) ?? [];
  return rows.map((row) => ({ name: row[`name_${language}`], hex: row.hex, code: row.code || null }));
}

/** The maker's warranty by what it covers; empty where it is not known. */
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

export const warrantyPartName = (part: (typeof parts)[number], language: Language): string =>
  partNames[part][language];

/** The models that the tables name, as addresses: each must be one of the catalogue. */
export function modelsOfFacts(): string[] {
  facts ??= readFacts();
  const named = facts.warranty.filter(({ model }) => model !== '');
  return [...facts.colours.keys(), ...named.map(({ kind, brand, model }) => `${kind}/${brand}/${model}`)];
}
