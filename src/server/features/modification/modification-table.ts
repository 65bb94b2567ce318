import * as z from 'zod/mini';
import type { Language, Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { modificationEffort, modificationLaw } from '#contract/modification/modification.schema.ts';
import { modifiedKinds } from '#contract/vehicles/vehicle-paths.ts';
import { readReferenceTable, wholeNumber } from '#server/process/reference-table.ts';

/** The month of the last review of the table. */
export const asOf = '2026-11';

const cell = z.string().check(z.minLength(1));
const parts = ['wheels', 'suspension', 'lights', 'audio', 'body', 'engine'] as const;

const row = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  kind: z.enum(modifiedKinds),
  part: z.enum(parts),
  effort: modificationEffort(),
  law: modificationLaw(),
  /** Applies to vehicles with an engine (`yes`), electric ones (`electric`), or both (`no`). */
  needs_engine: z.enum(['yes', 'no', 'electric']),
  ...{ cost_min: wholeNumber, cost_max: wholeNumber },
  ...{ title_id: cell, title_en: cell, what_id: cell, what_en: cell, law_id: cell, law_en: cell },
  ...{ warranty_id: cell, warranty_en: cell, insurance_id: cell, insurance_en: cell },
});
export type ModificationRow = z.output<typeof row>;

export const readModifications = (): ModificationRow[] => readReferenceTable('modification/ideas.csv', row);

/** In display order. */
export const partNames: Readonly<Record<(typeof parts)[number], Localized>> = {
  wheels: localized('Wheels and tyres'),
  suspension: localized('Suspension and brakes'),
  lights: localized('Lights'),
  audio: localized('Audio and horn'),
  body: localized('Body and cabin'),
  engine: localized('Engine and power'),
};

export const textsOf = (found: ModificationRow, language: Language) => ({
  name: found[`title_${language}`],
  what: found[`what_${language}`],
  lawNote: found[`law_${language}`],
  warrantyNote: found[`warranty_${language}`],
  insuranceNote: found[`insurance_${language}`],
});
