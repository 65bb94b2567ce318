import { useEffect, useState } from 'react';
import { useAccount } from '#app/data/account.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { LeadKind } from '#contract/lead.ts';
import {
  fieldsOfLead,
  type LeadField,
  type LeadForm,
  leadProblemOf,
  leadProblemsOf,
} from '#contract/lead-form.ts';
import { leadProblems } from '#contract/lead-problem.ts';

type Errors = Readonly<Record<string, readonly string[]>>;

export type LeadFormView = {
  readonly form: LeadForm;
  set(changes: LeadForm): void;
  /** A field was left: from now on what is wrong with it is said. */
  leave(field: LeadField): void;
  messageOf(field: LeadField): string | undefined;
  /** Says all that is wrong. @returns the first field that is */
  check(): LeadField | undefined;
  /** What the server found wrong, until the field is changed. */
  refuse(errors: Errors): void;
};

/** Who asked last on this page: nobody types their name and number twice. */
let lastSender: Pick<LeadForm, 'name' | 'mobile' | 'email'> = {};

export function noteSender({ name = '', mobile = '', email = '' }: LeadForm): void {
  lastSender = { name, mobile, email };
}

/**
 * What is typed into a lead's form and what is wrong with it, by the rules the server goes by.
 * @param offered what stands in fields that nobody has touched
 */
export function useLeadForm(kind: LeadKind, offered: LeadForm): LeadFormView {
  const language = useLanguage();
  const [typed, setTyped] = useState<LeadForm>(lastSender);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Errors>({});
  const { me } = useAccount();
  const { mobile, name } = me ?? {};
  const form: LeadForm = { ...offered, ...typed };

  useEffect(() => {
    if (mobile === undefined) return;
    // What was typed already stays.
    setTyped((before) => ({
      ...before,
      ...(before.mobile ? {} : { mobile }),
      ...(before.name || !name ? {} : { name }),
    }));
  }, [mobile, name]);

  return {
    form,
    set(changes) {
      setTyped((before) => ({ ...before, ...changes }));
      const changed = new Set(Object.keys(changes));
      setRefused((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !changed.has(key))));
    },
    leave: (field) => setLeft((before) => new Set([...before, field])),
    messageOf(field) {
      const [said] = refused[field] ?? [];
      if (said !== undefined) return said;
      const problem = left.has(field) ? leadProblemOf(field, form, new Date()) : undefined;
      return problem && leadProblems[problem][language];
    },
    check() {
      setLeft(new Set(fieldsOfLead[kind]));
      const errors = leadProblemsOf(kind, form, new Date());
      return fieldsOfLead[kind].find((field) => errors[field] !== undefined);
    },
    refuse: setRefused,
  };
}
