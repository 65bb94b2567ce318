import { useEffect, useState } from 'react';
import { useAccount } from '#app/data/account.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import {
  type ContactField,
  type ContactForm,
  contactFields,
  contactProblemOf,
  contactProblems,
  contactProblemsOf,
} from '#contract/contact-message.ts';

type Errors = Readonly<Record<string, readonly string[]>>;

export type ContactFormView = {
  readonly form: ContactForm;
  set(changes: ContactForm): void;
  /** A field was left: from now on what is wrong with it is said. */
  leave(field: ContactField): void;
  messageOf(field: ContactField): string | undefined;
  /** Says all that is wrong. @returns the first field that is */
  check(): ContactField | undefined;
  /** What the server found wrong, until the field is changed. */
  refuse(errors: Errors): void;
};

/** What is typed and what is wrong with it, by the rules the server goes by. */
export function useContactForm(): ContactFormView {
  const language = useLanguage();
  const [form, setForm] = useState<ContactForm>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Errors>({});
  const { me } = useAccount();
  const { mobile, name, email } = me ?? {};

  useEffect(() => {
    // What was typed already stays.
    setForm((before) => ({
      ...before,
      ...(before.mobile || !mobile ? {} : { mobile }),
      ...(before.name || !name ? {} : { name }),
      ...(before.email || !email ? {} : { email }),
    }));
  }, [mobile, name, email]);

  return {
    form,
    set(changes) {
      setForm((before) => ({ ...before, ...changes }));
      const changed = new Set(Object.keys(changes));
      setRefused((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !changed.has(key))));
    },
    leave: (field) => setLeft((before) => new Set([...before, field])),
    messageOf(field) {
      const [said] = refused[field] ?? [];
      if (said !== undefined) return said;
      const problem = left.has(field) ? contactProblemOf(field, form, new Date()) : undefined;
      return problem && contactProblems[problem][language];
    },
    check() {
      setLeft(new Set(contactFields));
      const errors = contactProblemsOf(form, new Date());
      return contactFields.find((field) => errors[field] !== undefined);
    },
    refuse: setRefused,
  };
}
