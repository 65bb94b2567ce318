import * as z from 'zod/mini';
import { defaultLanguage, type Language, languages } from './language.ts';

const language = z.enum(languages);

/**
 * Parameters that every call may carry (docs/product.md#common-parameters); all optional, a wrong value answers 400.
 * `ip_address` is accepted and ignored: the caller's address is that of the connection.
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

/** Whatever else is wrong with a call, what is said about it is said in the language it asked for. */
const asked = z.object({
  lang_code: z.catch(z.optional(language), undefined),
  langCode: z.catch(z.optional(language), undefined),
});

/** The language a call asks for among its parameters; Indonesian where it names none of ours. */
export function languageAsked(parameters: unknown): Language {
  const { data } = z.safeParse(asked, parameters);
  return data?.lang_code ?? data?.langCode ?? defaultLanguage;
}
