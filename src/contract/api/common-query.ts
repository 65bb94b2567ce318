import * as z from 'zod/mini';
import { defaultLanguage, type Language, languages } from '#contract/language.ts';

const language = z.enum(languages);

/**
 * Parameters that every call accepts (docs/product.md#common-parameters); all optional, an invalid value
 * answers 400. `ip_address` is accepted and ignored: the caller's address is that of the connection.
 */
export const commonQuery = z.object({
  lang_code: z.optional(language),
  langCode: z.optional(language),
  country_code: z.optional(z.literal('id')),
  countryCode: z.optional(z.literal('id')),
  business_unit: z.optional(z.enum(['car', 'mobil'])),
  platform: z.optional(z.enum(['web', 'wap'])),
  source_id: z.optional(z.string().check(z.maxLength(20))),
  sub_source_id: z.optional(z.enum(['Desktop', 'Mobile'])),
  ip_address: z.optional(z.string().check(z.maxLength(45))),
});

/** Parsed leniently, so that errors are in the requested language even if other parameters are invalid. */
const asked = z.object({
  lang_code: z.catch(z.optional(language), undefined),
  langCode: z.catch(z.optional(language), undefined),
});

/** The requested language; Indonesian by default. */
export function languageAsked(parameters: unknown): Language {
  const { data } = z.safeParse(asked, parameters);
  return data?.lang_code ?? data?.langCode ?? defaultLanguage;
}
