import { type FormEvent, useRef, useState } from 'react';

type Values<Field extends string> = Readonly<Partial<Record<Field, string>>>;
/** What the server said of each field. */
type Messages = Readonly<Record<string, readonly string[]>>;

type Checks<Field extends string> = {
  /** In the order in which they stand. */
  readonly fields: readonly Field[];
  /** What stands in the fields at first, as if it had been typed. */
  readonly first: Values<Field>;
  /** What stands in fields that nobody has touched; it may become known later. */
  readonly offered: Values<Field>;
  /** What is wrong with a field, in words. */
  problemOf(field: Field, form: Values<Field>): string | undefined;
};

/** What is typed into a form and what is wrong with it, on the device at once and by the server's word after. */
export type CheckedForm<Field extends string> = ReturnType<typeof useCheckedForm<Field>>;

export function useCheckedForm<Field extends string>(checks: Checks<Field>) {
  const { fields, first, offered, problemOf } = checks;
  const [typed, setTyped] = useState<Values<Field>>(first);
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [refused, setRefused] = useState<Messages>({});
  const formRef = useRef<HTMLFormElement>(null);
  const form: Values<Field> = { ...offered, ...typed };

  function set(field: Field, value: string): void {
    setTyped((before) => ({ ...before, [field]: value }));
    setRefused(({ [field]: _mended, ...others }) => others);
  }
  /** A field was left: from now on what is wrong with it is said. */
  const leave = (field: Field) => setLeft((before) => new Set([...before, field]));
  const messageOf = (field: Field): string | undefined =>
    refused[field]?.[0] ?? (left.has(field) ? problemOf(field, form) : undefined);

  return {
    form,
    /** For the form's element, in which the first wrong field is looked for. */
    formRef,
    set,
    leave,
    messageOf,
    /** What the control of a field needs. */
    fieldOf: (field: Field) => ({
      name: field,
      value: form[field] ?? '',
      error: messageOf(field),
      onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
        set(field, currentTarget.value),
      onBlur: () => leave(field),
    }),
    /** What the server found wrong, until the field is changed. */
    refuse: setRefused,
    /** Sends what nothing is wrong with; otherwise all of that is said, and the first such field has the focus. */
    submit(event: FormEvent, send: (form: Values<Field>) => void): void {
      event.preventDefault();
      setLeft(new Set(fields));
      const wrong = fields.find((field) => problemOf(field, form) !== undefined);
      if (wrong === undefined) send(form);
      else requestAnimationFrame(() => focusField(formRef.current, wrong));
    },
  };
}

/** The fields that say something, as they are sent. */
export function filledFields<Field extends string>(
  fields: readonly Field[],
  form: Readonly<Partial<Record<Field, string | undefined>>>,
): Record<string, string> {
  const filled = fields.map((field) => [field, form[field]?.trim() ?? ''] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== ''));
}

function focusField(form: HTMLFormElement | null, field: string): void {
  const found = form?.querySelector<HTMLElement>(`[name='${field}'], [data-field='${field}'] input`);
  found?.focus();
  found?.scrollIntoView({ block: 'center' });
}
