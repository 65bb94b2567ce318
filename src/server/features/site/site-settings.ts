import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Language } from '#contract/language.ts';
import { faqEntry, type SiteSettings } from '#contract/navigation.ts';
import { usedCarsPath } from '#contract/paths.ts';
import { codeOf } from '#server/error-reason.ts';
import { StartUpError } from '#server/start-up-error.ts';
import type { FilterVocabulary } from '../search/filter-vocabulary.ts';
import type { SearchService } from '../search/search.service.ts';
import { siteFaqs } from './site-faqs.ts';

const address = z.url({ protocol: /^https?$/ });
const link = z.strictObject({ label: z.string().check(z.maxLength(60)), url: address });

/** What an operator may say of the site in `DATA_DIR/site.json`. Whatever is not there is not shown. */
const operatorSettings = z.strictObject({
  appStoreUrl: z.optional(address),
  playStoreUrl: z.optional(address),
  careersUrl: z.optional(address),
  supportEmail: z.optional(z.email()),
  sisterSites: z.optional(z.array(link)),
  social: z.optional(
    z.array(
      z.strictObject({ network: z.enum(['facebook', 'twitter', 'youtube', 'instagram']), url: address }),
    ),
  ),
  faqs: z.optional(z.strictObject({ id: z.array(faqEntry), en: z.array(faqEntry) })),
});
export type OperatorSettings = z.infer<typeof operatorSettings>;

function nameUnknownKeys(issue: z.core.$ZodRawIssue): string | undefined {
  return issue.code === 'unrecognized_keys' ? `unknown: ${issue.keys.join(', ')}` : undefined;
}

/** @throws StartUpError if the file is there and cannot be read or understood */
export async function readOperatorSettings(dataDirectory: string): Promise<OperatorSettings> {
  const file = join(dataDirectory, 'site.json');
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') return {};
    throw new StartUpError(`${file} cannot be read (${code ?? 'unknown error'}).`);
  }
  try {
    return z.parse(operatorSettings, JSON.parse(text.replace(/^\ufeff/, '')), { error: nameUnknownKeys });
  } catch (cause) {
    const problem =
      cause instanceof z.core.$ZodError ? z.prettifyError(cause).replace(/\s+/g, ' ') : 'it is not JSON';
    throw new StartUpError(`site.json cannot be used: ${problem}`);
  }
}

/** The site's settings in a language, with links to the searches that have most cars. */
export async function siteSettingsOf(
  operator: OperatorSettings,
  search: SearchService,
  vocabulary: FilterVocabulary,
  language: Language,
): Promise<SiteSettings> {
  const links = (tiles: readonly { name: string; url: string }[], suffix = '') =>
    tiles.slice(0, 8).map(({ name, url }) => ({ label: `${name}${suffix}`, url }));
  const used = { id: ' bekas', en: '' }[language];
  const words = {
    id: {
      brands: 'Merek',
      bodies: 'Tipe bodi',
      cities: 'Kota',
      all: 'Semua mobil bekas',
      heading: 'Jual beli mobil',
    },
    en: {
      brands: 'Brands',
      bodies: 'Body types',
      cities: 'Cities',
      all: 'All used cars',
      heading: 'Buy and sell cars',
    },
  }[language];
  const brands = links(await search.tiles('brand', language, vocabulary.popularBrands), used);
  const bodies = links(await search.tiles('body-type', language), used);
  const cities = links(await search.tiles('city', language, vocabulary.popularCities));
  return {
    cityId: 146,
    citySlug: 'jakarta-selatan',
    cityName: 'Jakarta Selatan',
    currencyCode: 'IDR',
    isdCode: '+62',
    countryCode: 'id',
    heading: words.heading,
    footerColumns: [
      { title: words.brands, links: [{ label: words.all, url: usedCarsPath() }, ...brands] },
      { title: words.bodies, links: bodies },
      { title: words.cities, links: cities },
    ].filter(({ links: shown }) => shown.length > 0),
    faqs: [...(operator.faqs?.[language] ?? siteFaqs[language])],
    appStoreUrl: operator.appStoreUrl ?? null,
    playStoreUrl: operator.playStoreUrl ?? null,
    careersUrl: operator.careersUrl ?? null,
    supportEmail: operator.supportEmail ?? null,
    sisterSites: operator.sisterSites ?? [],
    social: operator.social ?? [],
  };
}
