import { sitePagePaths, supportPath } from '#contract/account/account-paths.ts';
import { postTypes } from '#contract/articles/article.ts';
import { articlePath } from '#contract/articles/article-addresses.ts';
import { postTypeNames } from '#contract/articles/article-names.ts';
import { webStoriesPath } from '#contract/articles/story-paths.ts';
import { contestsPath } from '#contract/contests/contest-paths.ts';
import { simulationPages } from '#contract/credit/credit-pages.ts';
import { fuelPricesPath } from '#contract/fuel/fuel-paths.ts';
import { defaultLanguage, type Language, languages } from '#contract/language.ts';
import { totalCostPath } from '#contract/ownership/ownership-paths.ts';
import { sellPath, usedCarsPath } from '#contract/paths.ts';
import type { BookingTerms } from '#contract/payments/payment.schema.ts';
import { showsPath } from '#contract/shows/show-paths.ts';
import { defaultCity } from '#contract/site/default-city.ts';
import type { SiteSettings, Tracking } from '#contract/site/navigation.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import { breakdownHelpPath } from '#contract/vehicles/vehicle-paths.ts';
import type { OperatorSettings } from '#server/process/operator-settings.ts';
import type { SearchService } from '../search/search.service.ts';
import { siteFaqs } from './site-faqs.ts';

const languageNames = { id: 'Bahasa Indonesia', en: 'English' } as const satisfies Record<Language, string>;

/** The site's settings in a language, with links to the most frequent searches. */
export function siteSettingsOf(
  operator: OperatorSettings,
  search: SearchService,
  { tracking, booking }: { readonly tracking: Tracking; readonly booking: BookingTerms | null },
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
      contest: 'Kontes foto',
      heading: 'Jual beli mobil',
      read: 'Artikel',
      stories: 'Web stories',
      help: 'Biaya dan bantuan',
      breakdown: 'Bantuan kerusakan mobil',
      fuel: 'Harga BBM',
      cost: 'Biaya memiliki',
      credit: 'Simulasi kredit',
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
      contest: 'Photo contest',
      heading: 'Buy and sell cars',
      read: 'Articles',
      stories: 'Web stories',
      help: 'Money and help',
      breakdown: 'Car breakdown help',
      fuel: 'Fuel prices',
      cost: 'Cost of owning',
      credit: 'Loan calculator',
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
    cityId: defaultCity.id,
    citySlug: defaultCity.slug,
    cityName: defaultCity.name,
    currencyCode: 'IDR',
    isdCode: '+62',
    countryCode: 'id',
    languages: languages.map((code, at) => ({
      id: at + 1,
      name: languageNames[code],
      code,
      isDefault: code === defaultLanguage,
      rtl: false,
    })),
    categories: categories.map(({ name, ...category }) => ({
      ...category,
      name: name[language],
      homeWidget: category.isUsed,
    })),
    theme: 'auto',
    tracking,
    heading: words.heading,
    footerColumns: [
      {
        title: words.selling,
        links: [
          { label: words.sell, url: sellPath },
          { label: words.contest, url: contestsPath },
          { label: words.all, url: usedCarsPath() },
        ],
      },
      { title: words.brands, links: brands },
      { title: words.bodies, links: bodies },
      { title: words.cities, links: cities },
      {
        title: words.read,
        links: [
          ...postTypes.map((postType) => ({
            label: postTypeNames[postType][language],
            url: articlePath({ view: 'landing', postType }, language),
          })),
          { label: words.stories, url: webStoriesPath },
          { label: 'GIIAS', url: showsPath },
        ],
      },
      {
        title: words.help,
        links: [
          { label: words.breakdown, url: breakdownHelpPath('mobil') },
          { label: words.fuel, url: fuelPricesPath },
          { label: words.cost, url: totalCostPath },
          { label: words.credit, url: simulationPages.simulation.path },
        ],
      },
      {
        title: words.about,
        links: [
          { label: words.aboutUs, url: sitePagePaths.about },
          { label: words.contact, url: supportPath },
          { label: words.privacy, url: sitePagePaths.privacy },
          { label: words.terms, url: sitePagePaths.terms },
          { label: words.regulation, url: sitePagePaths.regulation },
          { label: words.returns, url: sitePagePaths.returns },
        ],
      },
    ].filter(({ links: shown }) => shown.length > 0),
    faqs: [...(operator.faqs?.[language] ?? siteFaqs(language, booking))],
    appStoreUrl: operator.appStoreUrl ?? null,
    playStoreUrl: operator.playStoreUrl ?? null,
    careersUrl: operator.careersUrl ?? null,
    supportEmail: operator.supportEmail ?? null,
    sisterSites: operator.sisterSites ?? [],
    social: operator.social ?? [],
  };
}
