import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { contactUsPath, sitePagePaths } from '#contract/account/account-paths.ts';
import type { Language } from '#contract/language.ts';
import { sellPath, usedCarsPath } from '#contract/paths.ts';
import { faqEntry, type SiteSettings } from '#contract/site/navigation.ts';
import { codeOf } from '#server/error-reason.ts';
import { StartUpError } from '#server/start-up-error.ts';
import type { SearchService } from '../search/search.service.ts';
import { siteFaqs } from './site-faqs.ts';

const address = z.url({ protocol: /^https?$/ });
const link = z.strictObject({ label: z.string().check(z.maxLength(60)), url: address });

/** The operator's settings in `DATA_DIR/site.json`. What is not set is not shown. */
const operatorSettings = z.strictObject({
  appStoreUrl: z.optional(address),
  playStoreUrl: z.optional(address),
  careersUrl: z.optional(address),
  /** The operator, for the terms and the privacy page. */
  company: z.optional(
    z.strictObject({ name: z.string().check(z.maxLength(120)), address: z.string().check(z.maxLength(300)) }),
  ),
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

/** @throws StartUpError for an unreadable or invalid file */
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

/** The site's settings in a language, with links to the most frequent searches. */
export function siteSettingsOf(
  operator: OperatorSettings,
  search: SearchService,
  language: Language,
): SiteSettings {
  const links = (tiles: readonly { name: string; url: string }[], suffix = '') =>
    tiles.slice(0, 8).map(({ name, url }) => ({ label: `${name}${suffix}`, url }));
  const used = { id: ' bekas', en: '' }[language];
  const words = {
    id: {
      brands: 'Merek',
      bodies: 'Tipe bodi',
      cities: 'Kota',
      all: 'Semua mobil bekas',
      selling: 'Jual beli',
      sell: 'Jual mobil',
      heading: 'Jual beli mobil',
      about: 'Tentang Lajur',
      aboutUs: 'Tentang kami',
      contact: 'Hubungi kami',
      privacy: 'Kebijakan privasi',
      terms: 'Syarat dan ketentuan',
      regulation: 'Regulasi',
      returns: 'Kebijakan pengembalian',
    },
    en: {
      brands: 'Brands',
      bodies: 'Body types',
      cities: 'Cities',
      all: 'All used cars',
      selling: 'Buy and sell',
      sell: 'Sell a car',
      heading: 'Buy and sell cars',
      about: 'About Lajur',
      aboutUs: 'About us',
      contact: 'Contact us',
      privacy: 'Privacy',
      terms: 'Terms of use',
      regulation: 'Regulation',
      returns: 'Returns',
    },
  }[language];
  const brands = links(search.popularBrands(language), used);
  const bodies = links(search.tiles('body-type', language), used);
  const cities = links(search.popularCities(language));
  return {
    cityId: 146,
    citySlug: 'jakarta-selatan',
    cityName: 'Jakarta Selatan',
    currencyCode: 'IDR',
    isdCode: '+62',
    countryCode: 'id',
    heading: words.heading,
    footerColumns: [
      {
        title: words.selling,
        links: [
          { label: words.sell, url: sellPath },
          { label: words.all, url: usedCarsPath() },
        ],
      },
      { title: words.brands, links: brands },
      { title: words.bodies, links: bodies },
      { title: words.cities, links: cities },
      {
        title: words.about,
        links: [
          { label: words.aboutUs, url: sitePagePaths.about },
          { label: words.contact, url: contactUsPath },
          { label: words.privacy, url: sitePagePaths.privacy },
          { label: words.terms, url: sitePagePaths.terms },
          { label: words.regulation, url: sitePagePaths.regulation },
          { label: words.returns, url: sitePagePaths.returns },
        ],
      },
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
