import * as z from 'zod/mini';
import { defaultLanguage, type Language, languages } from './language.ts';

const language = z.enum(languages);

/**
 * Parameters that every call may carry (spec §7); all optional, a wrong value answers 400.
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
export type CommonQuery = z.infer<typeof commonQuery>;

export function languageOfQuery(query: CommonQuery): Language {
  return query.lang_code ?? query.langCode ?? defaultLanguage;
}
