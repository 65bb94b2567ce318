import { type SellField, type SellForm, sellFields } from '#contract/sell/sell-fields.ts';
import type { DraftRefusal } from './draft.schema.ts';

/** A field that somebody else changed meanwhile: what they made of it stays. */
export type DraftConflict = { readonly field: SellField; readonly theirs: string };

type Merged = {
  readonly form: SellForm;
  /** Fields that are another now. */
  readonly changed: readonly SellField[];
  readonly conflicts: readonly DraftConflict[];
};

/**
 * What becomes of a form that somebody has changed. A field that is neither as it was when their editing began nor as
 * they want it has been changed by another tab meanwhile: it stays and is reported.
 */
export function mergeForm(current: SellForm, wanted: SellForm, base: SellForm | undefined): Merged {
  const form: Partial<Record<SellField, string>> = { ...current };
  const changed: SellField[] = [];
  const conflicts: DraftConflict[] = [];
  for (const field of sellFields) {
    const value = wanted[field];
    const theirs = current[field] ?? '';
    if (value === undefined || value === theirs) continue;
    if (base !== undefined && theirs !== (base[field] ?? '')) {
      conflicts.push({ field, theirs });
      continue;
    }
    changed.push(field);
    if (value === '') delete form[field];
    else form[field] = value;
  }
  return { form, changed, conflicts };
}

/** What the server said of a field is no longer so once the field is another. */
export function refusalWithout(
  refusal: DraftRefusal | null,
  changed: readonly string[],
): DraftRefusal | null {
  const errors = Object.entries(refusal?.errors ?? {});
  const left = errors.filter(([field]) => !changed.includes(field));
  if (!refusal || left.length === errors.length) return refusal;
  return left.length === 0 ? null : { ...refusal, errors: Object.fromEntries(left) };
}
