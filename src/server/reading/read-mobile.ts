import { parseMobileNumber } from '#contract/account/mobile-number.ts';
import type { Language } from '#contract/language.ts';
import { sellProblems } from '#contract/sell/sell-problem.ts';
import { AppError } from '#server/http/app-error.ts';

/** E.164. @throws AppError `validation_failed` */
export function readMobile(text: string, language: Language): string {
  const mobile = parseMobileNumber(text);
  if (mobile === undefined)
    throw new AppError('validation_failed', { mobile: [sellProblems.mobile[language]] }, language);
  return mobile;
}
