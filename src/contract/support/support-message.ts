import { allOf, choiceOf, email, matching, mobile, personName, textOf } from '#contract/form/form-fields.ts';
import { formRules, requires } from '#contract/form/form-rules.ts';
import type { Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';

/* Messages to the site (/hubungi-kami): the same rules in the form and on the server. */

export const supportTopics = ['ad', 'account', 'fraud', 'data', 'dealer', 'other'] as const;
export type SupportTopic = (typeof supportTopics)[number];
export const supportTopicNames: Readonly<Record<SupportTopic, Localized>> = {
  ad: localized('My ad'),
  account: localized('My account or sign-in code'),
  fraud: localized('Fraud or a suspicious ad'),
  data: localized('My personal data'),
  dealer: localized('Becoming a dealer or agent'),
  other: localized('Something else'),
};

export const supportMessageLimits = { shortest: 10, longest: 2000 } as const;
export const supportFields = ['topic', 'name', 'email', 'mobile', 'message'] as const;
export type SupportField = (typeof supportFields)[number];

export const supportForm = formRules<SupportField>({
  fields: supportFields,
  whenEmpty(field, form) {
    if (field === 'email') return form.mobile?.trim() ? undefined : 'no_answer';
    return requires(field !== 'mobile');
  },
  schemaOf(field, { now }) {
    switch (field) {
      case 'topic':
        return choiceOf(supportTopics);
      case 'name':
        return personName(now);
      case 'email':
        return email;
      case 'mobile':
        return mobile;
      case 'message':
        return allOf(
          matching('too_short', (value) => value.length >= supportMessageLimits.shortest),
          textOf(supportMessageLimits.longest, now),
        );
    }
  },
});
