import { type FormEvent, useRef, useState } from 'react';

type Values<Field extends string> = Readonly<Partial<Record<Field, string>>>;
/** The server's problems by field. */
type Messages = Readonly<Record<string, readonly string[]>>;

type Checks<Field extends string> = {
  /** In form order. */
  readonly fields: readonly Field[];
  /** Initial values, treated as if typed. */
  readonly first: Values<Field>;
  /** Values of untouched fields; may become available later. */
  readonly offered: Values<Field>;
  /** The error message of a field, if any. */
  problemOf(field: Field, form: Values<Field>): string | undefined;
};

/**
 * State of a form: values and their problems, validated on the device while typing and by the server on
 * submission.
 */
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
  /** On blur: the field's problem is displayed from now on. */
  const leave = (field: Field) => setLeft((before) => new Set([...before, field]));
  const messageOf = (field: Field): string | undefined =>
    refused[field]?.[0] ?? (left.has(field) ? problemOf(field, form) : undefined);

  return {
    form,
    /** For the form element, to find the first invalid field. */
    formRef,
    set,
    leave,
    messageOf,
    /** Props of a field's control. */
    fieldOf: (field: Field) => ({
      name: field,
      value: form[field] ?? '',
      error: messageOf(field),
      onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
        set(field, currentTarget.value),
      onBlur: () => leave(field),
    }),
    /** Sets the server's problems, each displayed until its field changes. */
    refuse: setRefused,
    /** Submits a valid form; otherwise displays all problems and focuses the first invalid field. */
    submit(event: FormEvent, send: (form: Values<Field>) => void): void {
      event.preventDefault();
      setLeft(new Set(fields));
      const wrong = fields.find((field) => problemOf(field, form) !== undefined);
      if (wrong === undefined) send(form);
      else requestAnimationFrame(() => focusField(formRef.current, wrong));
    },
  };
}

/** The non-empty fields, as sent. */
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
