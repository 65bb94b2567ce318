import type { Localized } from '#contract/language.ts';
import { hasKtp } from '#contract/leads/ktp.ts';
import { type LeadProblem, leadProblems } from '#contract/leads/lead-problem.ts';
import { problemOf } from '#contract/sell/sell.ts';

/* Messages to the site (/hubungi-kami): one set of rules for the form and the server. */

export const contactTopics = ['ad', 'account', 'fraud', 'data', 'dealer', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];
export const contactTopicNames: Readonly<Record<ContactTopic, Localized>> = {
  ad: { id: 'Iklan saya', en: 'My ad' },
  account: { id: 'Akun atau kode masuk', en: 'My account or sign-in code' },
  fraud: { id: 'Penipuan atau iklan mencurigakan', en: 'Fraud or a suspicious ad' },
  data: { id: 'Data pribadi saya', en: 'My personal data' },
  dealer: { id: 'Menjadi dealer atau agen', en: 'Becoming a dealer or agent' },
  other: { id: 'Lainnya', en: 'Something else' },
};

export const contactMessageLimits = { shortest: 10, longest: 2000 } as const;
export const contactFields = ['topic', 'name', 'email', 'mobile', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactForm = Readonly<Partial<Record<ContactField, string | undefined>>>;

export const contactProblems = {
  required: leadProblems.required,
  unknown_choice: leadProblems.unknown_choice,
  name: leadProblems.name,
  mobile: leadProblems.mobile,
  email: leadProblems.email,
  too_long: leadProblems.too_long,
  no_answer: {
    id: 'Isi e-mail atau nomor ponsel, agar kami dapat menjawab.',
    en: 'Give an e-mail address or a mobile number, so that we can answer.',
  },
  ktp_in_text: { id: 'Jangan tulis NIK di sini.', en: 'Never write a national id here.' },
  too_short: { id: 'Ceritakan sedikit lebih banyak.', en: 'Please tell us a little more.' },
} as const satisfies Partial<Record<LeadProblem, Localized>> & Record<string, Localized>;
export type ContactProblem = keyof typeof contactProblems;

/** The problem of one field; undefined where there is none. */
export function contactProblemOf(
  field: ContactField,
  form: ContactForm,
  now: Date,
): ContactProblem | undefined {
  const value = form[field]?.trim() ?? '';
  switch (field) {
    case 'topic':
      return contactTopics.some((topic) => topic === value) ? undefined : 'unknown_choice';
    case 'name':
      if (value === '') return 'required';
      return problemOf('name', { name: value }, now) === undefined ? undefined : 'name';
    case 'email':
      if (value === '') return (form.mobile?.trim() ?? '') === '' ? 'no_answer' : undefined;
      return problemOf('email', { email: value }, now) === undefined ? undefined : 'email';
    case 'mobile':
      if (value === '') return undefined;
      return problemOf('mobile', { mobile: value }, now) === undefined ? undefined : 'mobile';
    case 'message':
      if (value === '') return 'required';
      if (value.length < contactMessageLimits.shortest) return 'too_short';
      if (hasKtp(value, now)) return 'ktp_in_text';
      return value.length > contactMessageLimits.longest ? 'too_long' : undefined;
  }
}

/** All problems of a message. Empty where it can be sent. */
export function contactProblemsOf(
  form: ContactForm,
  now: Date,
): Readonly<Partial<Record<ContactField, ContactProblem>>> {
  return Object.fromEntries(
    contactFields.flatMap((field) => {
      const problem = contactProblemOf(field, form, now);
      return problem ? [[field, problem] as const] : [];
    }),
  );
}
