import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { otpLimits } from '#contract/account/account.ts';
import type { Language } from '#contract/language.ts';

/** Six digits, all equally likely. */
export function newCode(): string {
  return String(randomInt(10 ** otpLimits.digits)).padStart(otpLimits.digits, '0');
}

/** The stored hash. Without the secret all million codes could be tried in a second. */
export function hashOfCode(secret: string, mobile: string, code: string): string {
  return createHmac('sha256', secret).update(`${mobile}\n${code}`).digest('hex');
}

/** Constant-time comparison of two hashes. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one, 'hex'), Buffer.from(other, 'hex')];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The digits of a code as people write or paste it: `123 456`, `123-456`. Undefined for anything else. */
export function parseCode(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d+$/.test(digits) && digits.length === otpLimits.digits ? digits : undefined;
}

const minutes = otpLimits.validSeconds / 60;
const words = {
  id: (code: string) =>
    `${code} adalah kode Lajur Anda, berlaku ${minutes} menit. Jangan berikan kepada siapa pun.`,
  en: (code: string) => `${code} is your Lajur code, valid for ${minutes} minutes. Give it to nobody.`,
} as const satisfies Record<Language, (code: string) => string>;

/**
 * The text of a message. By its last line a browser recognises the site and fills the code in there only
 * (https://wicg.github.io/sms-one-time-codes/).
 * @param domain the site's host, without a port
 */
export function messageWith(code: string, domain: string, language: Language): string {
  return `${words[language](code)}\n\n@${domain} #${code}`;
}
