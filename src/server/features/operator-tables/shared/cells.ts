import * as z from 'zod/mini';
import type { Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import type { ColumnKind } from '#contract/staff/operator-table.ts';

/* The columns of operators' tables: a cell is text in a file, a form and the database, and parsed by one schema. */

type Option = { readonly value: string; readonly label: Localized };
export type ColumnWords = {
  readonly kind: ColumnKind;
  readonly label: Localized;
  /** What is wrong with a cell that the schema refuses. */
  readonly problem: Localized;
  readonly options?: readonly Option[];
  readonly isOptional?: boolean;
};
/** Words of columns, by their schema. */
export const columnWords = z.registry<ColumnWords>();

export const textCell = (label: Localized, most = 200) =>
  z
    .string()
    // Spreadsheets take a cell with such a beginning for a formula.
    .check(z.trim(), z.minLength(1), z.maxLength(most), z.regex(/^[^=+\-@\t]/))
    .register(columnWords, {
      ...{ kind: 'text', label },
      problem: localized(`Enter 1 to ${most} characters, not beginning with = + - @.`),
    });

export const numberCell = (
  label: Localized,
  { least = 0, most, isWhole = true }: { least?: number; most: number; isWhole?: boolean },
) => {
  const text = z.string().check(z.regex(isWhole ? /^\d{1,15}$/ : /^\d{1,15}(?:\.\d{1,6})?$/));
  return z
    .pipe(text, z.pipe(z.transform(Number), z.number().check(z.minimum(least), z.maximum(most))))
    .register(columnWords, {
      ...{ kind: 'number', label },
      problem: isWhole
        ? localized(`Enter a whole number, ${least} to ${most}.`)
        : localized(`Enter a number, ${least} to ${most}, with a point for decimals.`),
    });
};
export const rupiahCell = (label: Localized) => numberCell(label, { most: 100_000_000_000 });
export const percentCell = (label: Localized) => numberCell(label, { most: 100, isWhole: false });

const chooseProblem = localized('Choose from the list.');

export const choiceCell = <const Value extends string>(
  label: Localized,
  names: Readonly<Record<Value, Localized>> | ((value: Value) => Localized),
  values: readonly Value[],
) =>
  z.enum(values).register(columnWords, {
    ...{ kind: 'choice', label, problem: chooseProblem },
    options: values.map((value) => ({
      value,
      label: typeof names === 'function' ? names(value) : names[value],
    })),
  });

/** Several choices, separated by `|`. */
export const choicesCell = <const Value extends string>(label: Localized, values: readonly Value[]) =>
  z
    .pipe(
      z.pipe(
        z.string(),
        z.transform((list) => list.split('|')),
      ),
      z.array(z.enum(values)).check(z.minLength(1)),
    )
    .register(columnWords, {
      ...{ kind: 'text', label },
      problem: localized(`Choose from these, separated by |: ${values.join(', ')}.`),
    });

/** A choice of ids whose names are the same in both languages. */
export const idCell = (
  label: Localized,
  known: readonly { readonly id: number; readonly name: string }[],
) => {
  const ids: ReadonlySet<number> = new Set(known.map(({ id }) => id));
  return z
    .pipe(
      z.string().check(z.regex(/^\d{1,9}$/)),
      z.pipe(z.transform(Number), z.number().check(z.refine((id) => ids.has(id)))),
    )
    .register(columnWords, {
      ...{ kind: 'choice', label, problem: chooseProblem },
      options: known.map(({ id, name }) => ({ value: String(id), label: { id: name, en: name } })),
    });
};

export const yesNoCell = (label: Localized) =>
  z
    .pipe(
      z.enum(['yes', 'no']),
      z.transform((answer) => answer === 'yes'),
    )
    .register(columnWords, {
      ...{ kind: 'choice', label, problem: chooseProblem },
      options: [
        { value: 'yes', label: localized('yes') },
        { value: 'no', label: localized('no') },
      ],
    });

export const linkCell = (label: Localized) =>
  z
    .url({ protocol: /^https?$/ })
    .check(z.maxLength(400))
    .register(columnWords, {
      ...{ kind: 'text', label },
      problem: localized('Enter a full address, with https://.'),
    });

export const slugCell = (label: Localized) =>
  z
    .string()
    .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(80))
    .register(columnWords, {
      ...{ kind: 'text', label },
      problem: localized('Write it as in addresses: toyota.'),
    });

const dayProblem = localized('Write a day as 2027-01-31, or a month as 2027-01.');
const month = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));
/** A day, or a month: its first day as a beginning, its last one as an end. */
export const dayCell = (label: Localized) =>
  z.union([month, z.iso.date()]).register(columnWords, { kind: 'date', label, problem: dayProblem });

/** An empty cell is null. */
export const orNull = <Cell extends z.ZodMiniType<unknown, string>>(cell: Cell) => {
  const empty = z.pipe(
    z.literal(''),
    z.transform(() => null),
  );
  const words = columnWords.get(cell);
  const either = z.union([empty, cell]);
  if (words) columnWords.add(either, { ...words, isOptional: true });
  return either;
};

/** From when to when a row holds; without an end it holds until the next one with the same key begins. */
export const validity = {
  valid_from: orNull(dayCell(localized('Valid from'))),
  valid_to: orNull(dayCell(localized('Valid until'))),
};

/** The same for facts: since when, when they were last checked, how sure, and from where. */
export const sourced = {
  valid_from: dayCell(localized('Valid from')),
  valid_to: validity.valid_to,
  checked: dayCell(localized('Checked')),
  is_estimate: yesNoCell(localized('Estimate')),
  source: textCell(localized('Source'), 400),
};
