import { otpLimits } from '#contract/account/account.ts';
import { consentDays } from '#contract/agents/agent.ts';
import type { Language } from '#contract/language.ts';

const minutes = otpLimits.validSeconds / 60;
const words = {
  id: (code: string, domain: string) =>
    `${code}: berikan kode ini kepada agen ${domain} hanya jika Anda setuju ia mengurus penjualan mobil Anda selama ${consentDays} hari. Bukan kode masuk. Berlaku ${minutes} menit.`,
  en: (code: string, domain: string) =>
    `${code}: give this code to the ${domain} agent only if you agree that they handle the sale of your car for ${consentDays} days. It does not sign in. Valid for ${minutes} minutes.`,
} as const satisfies Record<Language, (code: string, domain: string) => string>;

/** The text of the code by which a seller agrees to an agent. Without the line that offers a code to a browser. */
export const consentMessage = (code: string, domain: string, language: Language): string =>
  words[language](code, domain);
