import * as z from 'zod/mini';
import { type FormProblem, isFormProblem } from './form-words.ts';

/** What a field may hold if it is not empty. The message of each check is a code of `formWords`. */
export type FieldSchema = z.ZodMiniType<unknown, string>;

export type FormValues<Field extends string> = Readonly<Partial<Record<Field, string | undefined>>>;
export type FormErrors<Field extends string> = Readonly<Partial<Record<Field, FormProblem>>>;

export type Given<Field extends string> = { readonly form: FormValues<Field>; readonly now: Date };

type Rules<Field extends string> = {
  /** In the order of the form: the first invalid one receives focus. */
  readonly fields: readonly Field[];
  /** What an empty field is refused with, if it is. */
  whenEmpty(field: Field, form: FormValues<Field>): FormProblem | undefined;
  schemaOf(field: Field, given: Given<Field>): FieldSchema;
};

/** A form as it is checked on the device while it is filled in, and by the server when it arrives. */
export type FormRules<Field extends string> = {
  readonly fields: readonly Field[];
  /** The problem with one field; undefined if it is valid. */
  problemOf(field: Field, form: FormValues<Field>, now: Date): FormProblem | undefined;
  /** All problems; empty if the form can be sent. */
  problemsOf(form: FormValues<Field>, now: Date): FormErrors<Field>;
};

export function formRules<Field extends string>({
  fields,
  whenEmpty,
  schemaOf,
}: Rules<Field>): FormRules<Field> {
  function problemOf(field: Field, form: FormValues<Field>, now: Date): FormProblem | undefined {
    const value = form[field]?.trim() ?? '';
    return value === '' ? whenEmpty(field, form) : problemIn(schemaOf(field, { form, now }), value);
  }
  return {
    fields,
    problemOf,
    problemsOf: (form, now) => errorsOf(fields, (field) => problemOf(field, form, now)),
  };
}

/** For forms in which some fields have to be filled in. */
export const requires = (isNeeded: boolean): FormProblem | undefined => (isNeeded ? 'required' : undefined);

/** The problems of those fields that have one. */
export function errorsOf<Field extends string>(
  fields: readonly Field[],
  problemOf: (field: Field) => FormProblem | undefined,
): FormErrors<Field> {
  const errors: Partial<Record<Field, FormProblem>> = {};
  for (const field of fields) {
    const problem = problemOf(field);
    if (problem !== undefined) errors[field] = problem;
  }
  return errors;
}

/** The code of what is wrong with a text. */
export function problemIn(schema: FieldSchema, value: string): FormProblem | undefined {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return undefined;
  const code = parsed.error.issues[0]?.message ?? '';
  if (!isFormProblem(code)) throw new Error(`A field is refused with “${code}”, which has no words.`);
  return code;
}
