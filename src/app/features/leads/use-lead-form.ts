import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { useKnownSender } from '#app/data/account/use-known-sender.ts';
import { useTextChecks } from '#app/forms/use-text-checks.ts';
import { type CheckedForm, useCheckedForm } from '#app/ui/form/use-checked-form.ts';
import type { LeadField, LeadKind } from '#contract/leads/lead.ts';
import { type LeadForm, leadForm } from '#contract/leads/lead-form.ts';

export type LeadFormView = CheckedForm<LeadField>;

/** What is being written survives a reload, until it is sent. The national id is never stored. */
const keptFields: readonly LeadField[] = ['name', 'mobile', 'email', 'message', 'preferredOn'];
const storageKey = (of: string) => `lajur.lead.${of}`;

function keptForm(of: string): LeadForm {
  try {
    // Written below; a field is text, or it is left out.
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(of)) ?? '{}');
    return z.safeParse(z.record(z.string(), z.string()), kept).data ?? {};
  } catch {
    return {};
  }
}

function keepForm(of: string, form: LeadForm): void {
  const kept = keptFields.flatMap((field) => (form[field] ? [[field, form[field]]] : []));
  try {
    sessionStorage.setItem(storageKey(of), JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function forgetForm(of: string): void {
  try {
    sessionStorage.removeItem(storageKey(of));
  } catch {
    // There is none.
  }
}

/**
 * A lead's form, validated with the server's rules.
 * @param of the subject, for what is kept over a reload
 * @param offered initial values of untouched fields
 */
export function useLeadForm(kind: LeadKind, of: string, offered: LeadForm): LeadFormView {
  const { name, mobile } = useKnownSender();
  const given = useMemo(() => ({ ...offered, name, mobile }), [offered, name, mobile]);
  const [first] = useState(() => keptForm(of));
  useTextChecks();
  const rules = useMemo(() => leadForm(kind), [kind]);
  const view = useCheckedForm<LeadField>({ rules, first, offered: given });
  const { form } = view;
  useEffect(() => {
    if (keptFields.some((field) => (form[field] ?? '') !== (first[field] ?? given[field] ?? '')))
      keepForm(of, form);
  }, [of, form, first, given]);
  return view;
}
