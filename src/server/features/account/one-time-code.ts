import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { otpLimits } from '#contract/account/account.ts';

/** Six digits, uniformly distributed. */
export function newCode(): string {
  return String(randomInt(10 ** otpLimits.digits)).padStart(otpLimits.digits, '0');
}

/** The stored hash. Without the secret, all million codes could be tried in a second. */
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
