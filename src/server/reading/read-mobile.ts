import { parseMobileNumber } from '#contract/account/mobile-number.ts';
import { formWords } from '#contract/form/form-words.ts';
import type { Language } from '#contract/language.ts';
import { AppError } from '#server/http/app-error.ts';

/** E.164. @throws AppError `validation_failed` */
export function readMobile(text: string, language: Language): string {
  const mobile = parseMobileNumber(text);
  if (mobile === undefined)
    throw new AppError('validation_failed', { mobile: [formWords.mobile[language]] }, language);
  return mobile;
}
