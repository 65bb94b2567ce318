import { useEffect, useMemo, useState } from 'react';
import { useKnownSender } from '#app/data/account/use-known-sender.ts';
import { forgetTyped, keepTyped, typedForm } from '#app/forms/typed-form.ts';
import { useTextChecks } from '#app/forms/use-text-checks.ts';
import { type CheckedForm, useCheckedForm } from '#app/ui/form/use-checked-form.ts';
import type { LeadField, LeadKind } from '#contract/leads/lead.ts';
import { type LeadForm, leadForm } from '#contract/leads/lead-form.ts';

export type LeadFormView = CheckedForm<LeadField>;

/** What is being written survives a reload, until it is sent. The national id is never stored. */
const keptFields: readonly LeadField[] = ['name', 'mobile', 'email', 'message', 'preferredOn'];
const storageKey = (of: string) => `lajur.lead.${of}`;

const nothing: LeadForm = {};

/** A form with a question after what was written; a question that is in it already is not asked twice. */
export function asking(form: LeadForm, question: string): LeadForm {
  const { message } = form;
  return !message || message.includes(question) ? form : { ...form, message: `${message}\n${question}` };
}

export const forgetLead = (of: string): void => forgetTyped(storageKey(of));

/**
 * A lead's form, validated with the server's rules.
 * @param of the subject, for what is kept over a reload
 * @param offered initial values of untouched fields
 * @param question asked in the message, after what was written before
 */
export function useLeadForm(
  kind: LeadKind,
  of: string,
  offered: LeadForm = nothing,
  question = '',
): LeadFormView {
  const { name, mobile } = useKnownSender();
  const given = useMemo(
    () => ({ ...(question !== '' && { message: question }), ...offered, name, mobile }),
    [offered, question, name, mobile],
  );
  const [first] = useState(() => asking(typedForm(storageKey(of)), question));
  useTextChecks();
  const rules = useMemo(() => leadForm(kind), [kind]);
  const view = useCheckedForm<LeadField>({ rules, first, offered: given });
  const { form } = view;
  useEffect(() => {
    if (keptFields.some((field) => (form[field] ?? '') !== (first[field] ?? given[field] ?? '')))
      keepTyped(storageKey(of), keptFields, form);
  }, [of, form, first, given]);
  return view;
}
