import * as z from 'zod';
import { headersVariable } from '#server/delivery/header-variables.ts';
import { problemOfMailBody } from './mail-body.ts';
import type { MailSettings } from './mail-settings.ts';

const address = z.email('an e-mail address').max(254);
const urlOf = (protocols: RegExp, expected: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.test(new URL(value).protocol), expected);

/** Environment variables of mail, each parsed separately (env.ts). */
export const mailVariables = {
  MAIL_TO: address.optional(),
  MAIL_FROM: address.optional(),
  MAIL_SMTP_URL: urlOf(/^smtps?:$/, 'an address such as smtps://user:password@mail.example:465').optional(),
  MAIL_HTTP_URL: urlOf(/^https?:$/, 'an address such as https://mail.example/send').optional(),
  MAIL_HTTP_HEADERS: headersVariable.default({}),
  MAIL_HTTP_BODY: z.string().optional(),
};
type MailVariables = z.output<z.ZodObject<typeof mailVariables>>;

/** Variables that may contain a secret. */
export const mailSecrets = ['MAIL_SMTP_URL', 'MAIL_HTTP_URL', 'MAIL_HTTP_HEADERS', 'MAIL_HTTP_BODY'] as const;

type Reading = { readonly settings: MailSettings | undefined } | { readonly problem: string };

/** Combines the variables: one complete delivery, none, or a line that says what is missing. */
export function readMail(values: MailVariables): Reading {
  const {
    MAIL_TO: to,
    MAIL_FROM: from,
    MAIL_SMTP_URL,
    MAIL_HTTP_URL,
    MAIL_HTTP_HEADERS,
    MAIL_HTTP_BODY,
  } = values;
  if (!MAIL_SMTP_URL && !MAIL_HTTP_URL) return { settings: undefined };
  const missing = (name: keyof MailVariables, expected: string) => ({
    problem: `${name} is missing: expected ${expected}, since letters are to be sent.`,
  });
  if (!to) return missing('MAIL_TO', 'the address that reads them');
  if (!from) return missing('MAIL_FROM', 'the address that they come from');
  if (MAIL_SMTP_URL) return { settings: { kind: 'smtp', url: MAIL_SMTP_URL, from, to } };
  if (!MAIL_HTTP_URL) return { settings: undefined };
  if (!MAIL_HTTP_BODY) return missing('MAIL_HTTP_BODY', 'a body with {to} and {text}');
  const problem = problemOfMailBody(MAIL_HTTP_BODY);
  if (problem) return { problem: `MAIL_HTTP_BODY cannot be used: expected ${problem}.` };
  return {
    settings: {
      kind: 'http',
      url: MAIL_HTTP_URL,
      headers: MAIL_HTTP_HEADERS,
      body: MAIL_HTTP_BODY,
      from,
      to,
    },
  };
}
