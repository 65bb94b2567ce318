import * as z from 'zod/mini';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { AppError } from '#server/http/app-error.ts';

/** SHA-256 of a photo's bytes, in hexadecimal. */
export const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const noHash = (language: Language) => localized('This is not a SHA-256 in hexadecimal.')[language];

/** @throws AppError `bad_request` for an invalid list of hashes */
export function hashesOf(text: string, field: string, language: Language): string[] {
  const parts = [...new Set(text.split(',').filter((part) => part !== ''))];
  if (!parts.every((part) => z.safeParse(sha256, part).success))
    throw new AppError('bad_request', { [field]: [noHash(language)] }, language);
  return parts;
}
