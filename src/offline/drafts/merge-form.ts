import { type SellField, type SellForm, sellFields } from '#contract/sell/sell-fields.ts';
import type { DraftRefusal } from './draft.schema.ts';

/** A conflicting field: the other tab's value is kept. */
export type DraftConflict = { readonly field: SellField; readonly theirs: string };

type Merged = {
  readonly form: SellForm;
  /** Fields whose value changed. */
  readonly changed: readonly SellField[];
  readonly conflicts: readonly DraftConflict[];
};

/**
 * Merges a changed form. A field whose current value is neither that from the start of editing nor the new
 * one was changed by another tab: it keeps that value and is reported.
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

/** Removes the problems of changed fields, which no longer apply. */
export function refusalWithout(
  refusal: DraftRefusal | null,
  changed: readonly string[],
): DraftRefusal | null {
  const errors = Object.entries(refusal?.errors ?? {});
  const left = errors.filter(([field]) => !changed.includes(field));
  if (!refusal || left.length === errors.length) return refusal;
  return left.length === 0 ? null : { ...refusal, errors: Object.fromEntries(left) };
}
