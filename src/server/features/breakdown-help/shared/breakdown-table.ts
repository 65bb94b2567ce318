import * as z from 'zod/mini';
import { type BreakdownHelp, drivingAdvice } from '#contract/breakdown-help/breakdown-help.schema.ts';
import type { Language, Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { cellList, once, readReferenceTable } from '#server/process/reference-table.ts';

/** The month of the last review of the tables. */
const asOf = '2026-11';

const cell = z.string().check(z.minLength(1));
const filledList = z.pipe(cell, cellList);

const symptomRow = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  system: cell,
  drive: drivingAdvice(),
  ...{ symptom_id: cell, symptom_en: cell },
  ...{ causes_id: filledList, causes_en: filledList },
  ...{ steps_id: filledList, steps_en: filledList },
  ...{ never_id: filledList, never_en: filledList },
});
const systemRow = z.object({ id: cell, name_id: cell, name_en: cell });
const numberRow = z.object({
  number: z.string().check(z.regex(/^\d{3,5}$/)),
  ...{ name_id: cell, name_en: cell, note_id: z.string(), note_en: z.string() },
});

/** Splits `Kipas mati: panas saat macet` into a cause and its sign. */
function causeOf(text: string): { readonly name: string; readonly sign: string | null } {
  const [name = text, ...sign] = text.split(': ');
  return { name, sign: sign.length === 0 ? null : sign.join(': ') };
}

const titles: Readonly<Record<VehicleKind, Localized>> = {
  mobil: localized('Car breakdown help'),
  motor: localized('Motorcycle breakdown help'),
  truk: localized('Truck breakdown help'),
  'motor-roda-tiga': localized('Three-wheeler breakdown help'),
};

/** Breakdown help for every kind of vehicle in one language, by category id. */
export const readBreakdownHelp = (language: Language): ReadonlyMap<number, BreakdownHelp> =>
  helpIn[language]();
const helpIn = { id: once(() => helpOf('id')), en: once(() => helpOf('en')) };

function helpOf(language: Language): ReadonlyMap<number, BreakdownHelp> {
  const systems = readReferenceTable('breakdown/systems.csv', systemRow);
  const numbers = readReferenceTable('breakdown/emergency-numbers.csv', numberRow).map((row) => ({
    number: row.number,
    name: row[`name_${language}`],
    note: row[`note_${language}`] || null,
  }));
  return new Map(
    categories.map(({ id, slug }) => {
      const rows = readReferenceTable(`breakdown/${slug}.csv`, symptomRow);
      const title = titles[slug][language];
      return [
        id,
        {
          title,
          description: descriptionOf(rows.length, language),
          asOf,
          numbers,
          systems: systems.flatMap((system) => {
            const own = rows.filter((row) => row.system === system.id);
            const symptoms = own.map((row) => ({
              id: row.id,
              name: row[`symptom_${language}`],
              drive: row.drive,
              steps: row[`steps_${language}`],
              never: row[`never_${language}`],
              causes: row[`causes_${language}`].map(causeOf),
            }));
            return own.length === 0 ? [] : [{ id: system.id, name: system[`name_${language}`], symptoms }];
          }),
        },
      ];
    }),
  );
}

function descriptionOf(count: number, language: Language): string {
  return localized(
    `${count} symptoms: what to do on the spot, what not to, and the likeliest causes. Opens without a signal too.`,
  )[language];
}
