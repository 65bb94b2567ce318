import { type FormEvent, useRef, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { FormRules, FormValues } from '#contract/form/form-rules.ts';
import { formWords } from '#contract/form/form-words.ts';

/** The server's problems by field, in words. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

export type FormStart<Field extends string> = {
  readonly rules: FormRules<Field>;
  /** Initial values, treated as if typed. */
  readonly first?: FormValues<Field>;
  /** Values of untouched fields; may become available later. */
  readonly offered?: FormValues<Field>;
  /** A field has been changed. */
  onChange?(field: Field, value: string): void;
};

/**
 * State of a form: values and their problems, validated by its rules on the device while typing and by the server on
 * submission.
 */
export type CheckedForm<Field extends string> = ReturnType<typeof useCheckedForm<Field>>;

export function useCheckedForm<Field extends string>({ rules, first, offered, onChange }: FormStart<Field>) {
  const language = useLanguage();
  const [typed, setTyped] = useState<Partial<Record<Field, string | undefined>>>({ ...first });
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [refused, setRefused] = useState<FieldMessages>({});
  const formRef = useRef<HTMLFormElement>(null);
  const form: FormValues<Field> = { ...offered, ...typed };

  const problemOf = (field: Field): string | undefined => {
    const problem = rules.problemOf(field, form, new Date());
    return problem && formWords[problem][language];
  };
  function set(field: Field, value: string): void {
    setTyped((before) => ({ ...before, [field]: value }));
    setRefused(({ [field]: _mended, ...others }) => others);
    onChange?.(field, value);
  }
  /** On blur: the field's problem is displayed from now on. */
  const leave = (field: Field) => setLeft((before) => new Set([...before, field]));
  const messageOf = (field: Field): string | undefined =>
    refused[field]?.[0] ?? (left.has(field) ? problemOf(field) : undefined);
  const focusOn = (field: string) => requestAnimationFrame(() => focusField(formRef.current, field));

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
    /** Props of a `DigitsField`. */
    digitsOf: (field: Field) => ({
      name: field,
      value: form[field] ?? '',
      error: messageOf(field),
      onDigits: (digits: string) => set(field, digits),
      onBlur: () => leave(field),
    }),
    /** Sets the server's problems, each displayed until its field changes, and focuses the first of them. */
    refuse(messages: FieldMessages): void {
      setRefused(messages);
      const wrong = rules.fields.find((field) => messages[field] !== undefined);
      if (wrong !== undefined) focusOn(wrong);
    },
    /** Begins anew, with nothing typed. */
    clear(): void {
      setTyped({});
      setLeft(new Set());
      setRefused({});
    },
    /** Submits a valid form; otherwise displays all problems and focuses the first invalid field. */
    submit(event: FormEvent, send: (form: FormValues<Field>) => void): void {
      event.preventDefault();
      setLeft(new Set(rules.fields));
      setRefused({});
      const wrong = rules.fields.find((field) => problemOf(field) !== undefined);
      if (wrong === undefined) send(form);
      else focusOn(wrong);
    },
  };
}

/** The non-empty fields, as sent. */
export function filledFields<Field extends string>(
  fields: readonly Field[],
  form: FormValues<Field>,
): Record<string, string> {
  const filled = fields.map((field) => [field, form[field]?.trim() ?? ''] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== ''));
}

function focusField(form: HTMLFormElement | null, field: string): void {
  const found = form?.querySelector<HTMLElement>(`[name='${field}'], [data-field='${field}'] input`);
  found?.focus();
  found?.scrollIntoView({ block: 'center' });
}
