import { otpLimits } from '#contract/account/account.ts';
import type { Language } from '#contract/language.ts';

const minutes = otpLimits.validSeconds / 60;
const words = {
  id: (code: string) =>
    `${code} adalah kode Lajur Anda, berlaku ${minutes} menit. Jangan berikan kepada siapa pun.`,
  en: (code: string) =>
    `${code} is your Lajur code, valid for ${minutes} minutes. Do not share it with anyone.`,
} as const satisfies Record<Language, (code: string) => string>;

/**
 * The text of a message. From its last line the browser recognises the site, and offers the code on this site
 * only (https://wicg.github.io/sms-one-time-codes/).
 * @param domain the site's host, without port
 */
export function messageWith(code: string, domain: string, language: Language): string {
  return `${words[language](code)}\n\n@${domain} #${code}`;
}
