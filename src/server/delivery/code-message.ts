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
 * The text of a message. By its last line a browser recognises the site and fills the code in there only
 * (https://wicg.github.io/sms-one-time-codes/).
 * @param domain the site's host, without a port
 */
export function messageWith(code: string, domain: string, language: Language): string {
  return `${words[language](code)}\n\n@${domain} #${code}`;
}
