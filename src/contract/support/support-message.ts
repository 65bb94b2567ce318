import type { Localized } from '#contract/language.ts';
import { type LeadProblem, leadProblems } from '#contract/leads/lead-problem.ts';
import { hasKtp } from '#contract/masking/text-checks.ts';
import { problemOf } from '#contract/sell/sell.ts';

/* Messages to the site (/hubungi-kami): the same rules in the form and on the server. */

export const supportTopics = ['ad', 'account', 'fraud', 'data', 'dealer', 'other'] as const;
export type SupportTopic = (typeof supportTopics)[number];
export const supportTopicNames: Readonly<Record<SupportTopic, Localized>> = {
  ad: { id: 'Iklan saya', en: 'My ad' },
  account: { id: 'Akun atau kode masuk', en: 'My account or sign-in code' },
  fraud: { id: 'Penipuan atau iklan mencurigakan', en: 'Fraud or a suspicious ad' },
  data: { id: 'Data pribadi saya', en: 'My personal data' },
  dealer: { id: 'Menjadi dealer atau agen', en: 'Becoming a dealer or agent' },
  other: { id: 'Lainnya', en: 'Something else' },
};

export const supportMessageLimits = { shortest: 10, longest: 2000 } as const;
export const supportFields = ['topic', 'name', 'email', 'mobile', 'message'] as const;
export type SupportField = (typeof supportFields)[number];
export type SupportForm = Readonly<Partial<Record<SupportField, string | undefined>>>;

export const supportProblems = {
  required: leadProblems.required,
  unknown_choice: leadProblems.unknown_choice,
  name: leadProblems.name,
  name_long: leadProblems.name_long,
  mobile: leadProblems.mobile,
  email: leadProblems.email,
  too_long: leadProblems.too_long,
  no_answer: {
    id: 'Isi email atau nomor HP supaya kami bisa menjawab.',
    en: 'Enter an e-mail address or a mobile number so that we can answer.',
  },
  ktp_in_text: { id: 'Jangan tulis NIK di sini.', en: 'Never write a national id here.' },
  too_short: { id: 'Ceritakan sedikit lebih banyak.', en: 'Please tell us a little more.' },
} as const satisfies Partial<Record<LeadProblem, Localized>> & Record<string, Localized>;
export type SupportProblem = keyof typeof supportProblems;

/** The problem with one field; undefined if it is valid. */
export function supportProblemOf(
  field: SupportField,
  form: SupportForm,
  now: Date,
): SupportProblem | undefined {
  const value = form[field]?.trim() ?? '';
  switch (field) {
    case 'topic':
      return supportTopics.some((topic) => topic === value) ? undefined : 'unknown_choice';
    case 'name': {
      if (value === '') return 'required';
      const problem = problemOf('name', { name: value }, now);
      return problem === undefined || problem === 'name_long' ? problem : 'name';
    }
    case 'email':
      if (value === '') return (form.mobile?.trim() ?? '') === '' ? 'no_answer' : undefined;
      return problemOf('email', { email: value }, now) === undefined ? undefined : 'email';
    case 'mobile':
      if (value === '') return undefined;
      return problemOf('mobile', { mobile: value }, now) === undefined ? undefined : 'mobile';
    case 'message':
      if (value === '') return 'required';
      if (value.length < supportMessageLimits.shortest) return 'too_short';
      if (hasKtp(value, now)) return 'ktp_in_text';
      return value.length > supportMessageLimits.longest ? 'too_long' : undefined;
  }
}

/** All problems of a message; empty if it can be sent. */
export function supportProblemsOf(
  form: SupportForm,
  now: Date,
): Readonly<Partial<Record<SupportField, SupportProblem>>> {
  return Object.fromEntries(
    supportFields.flatMap((field) => {
      const problem = supportProblemOf(field, form, now);
      return problem ? [[field, problem] as const] : [];
    }),
  );
}
