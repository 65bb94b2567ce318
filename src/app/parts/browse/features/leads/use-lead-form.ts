import { useAccount } from '#app/data/account/use-account.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { type CheckedForm, useCheckedForm } from '#app/ui/form/use-checked-form.ts';
import type { LeadKind } from '#contract/leads/lead.ts';
import { fieldsOfLead, type LeadField, type LeadForm, leadProblemOf } from '#contract/leads/lead-form.ts';
import { leadProblems } from '#contract/leads/lead-problem.ts';

export type LeadFormView = CheckedForm<LeadField>;

/** The last sender on this page, so that name and number are entered once. */
let lastSender: Pick<LeadForm, 'name' | 'mobile' | 'email'> = {};

export function noteSender({ name = '', mobile = '', email = '' }: LeadForm): void {
  lastSender = { name, mobile, email };
}

/**
 * A lead's form, validated with the server's rules.
 * @param offered initial values of untouched fields
 */
export function useLeadForm(kind: LeadKind, offered: LeadForm): LeadFormView {
  const language = useLanguage();
  const { me } = useAccount();
  return useCheckedForm<LeadField>({
    fields: fieldsOfLead[kind],
    first: lastSender,
    offered: { ...offered, ...(me ? { mobile: me.mobile, name: me.name ?? '' } : {}) },
    problemOf(field, form) {
      const problem = leadProblemOf(field, form, new Date());
      return problem && leadProblems[problem][language];
    },
  });
}
