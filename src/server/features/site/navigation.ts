import { sitePagePaths, supportPath } from '#contract/account/account-paths.ts';
import { agentPath } from '#contract/agents/agent-paths.ts';
import { postTypes } from '#contract/articles/article.ts';
import { articlePath } from '#contract/articles/article-addresses.ts';
import { postTypeNames } from '#contract/articles/article-names.ts';
import { webStoriesPath } from '#contract/articles/story-paths.ts';
import { creditGuides, simulationPages } from '#contract/credit/credit-pages.ts';
import { dealersPath } from '#contract/dealer-pages/dealer-page-paths.ts';
import { electricPaths } from '#contract/electric/electric-paths.ts';
import { fuelPricesPath } from '#contract/fuel/fuel-paths.ts';
import { insurancePages } from '#contract/insurance/insurance-pages.ts';
import type { Language } from '#contract/language.ts';
import { compareNewPath } from '#contract/new-compare/variant-ids.ts';
import { ownerReviewsPath, writeReviewPath } from '#contract/owner-reviews/owner-review-pages.ts';
import { totalCostPath } from '#contract/ownership/ownership-paths.ts';
import {
  brandModelVariantPath,
  buyUsedCarPath,
  comparePath,
  favouritesPath,
  savedSearchesPath,
  sellAccordionPath,
  sellPath,
  usedCarsPath,
} from '#contract/paths.ts';
import { priceBands, priceRangeName, priceSlug } from '#contract/search/filter-range.ts';
import { showsPath } from '#contract/shows/show-paths.ts';
import type { MenuItem, MenuLeaf } from '#contract/site/navigation.ts';
import { tradePages } from '#contract/trade/trade-pages.ts';
import { carCategoryId, categories } from '#contract/vehicles/vehicle.ts';
import {
  breakdownHelpPath,
  modificationPaths,
  newVehicleListPath,
  newVehiclesPath,
} from '#contract/vehicles/vehicle-paths.ts';
import { warrantyClaimPath, warrantyPath } from '#contract/warranty/warranty.ts';
import { listTitle } from '#server/features/new-vehicles/shared/list-words.ts';
import type { NewVehicleCatalogue } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { listsOf } from '#server/features/new-vehicles/shared/ordered-models.ts';
import type { SearchService } from '../search/search.service.ts';

type Entry = { readonly name: string; readonly url: string; readonly categoryId?: number };
type Heading = {
  readonly name: string;
  /** What is inside, in a line. */
  readonly hint?: string;
  readonly icon?: string;
  readonly url?: string;
  readonly entries: readonly Entry[];
};

/** Maximum number of entries per heading of a wide screen. */
const maxEntries = 10;

/** The lists of new vehicles that are not empty. */
function listEntries(catalogue: NewVehicleCatalogue, language: Language): Entry[] {
  return categories.flatMap(({ id, slug }) =>
    listsOf(catalogue, slug).map((list) => ({
      ...{ name: listTitle(slug, list, language), url: newVehicleListPath(slug, list), categoryId: id },
    })),
  );
}

/**
 * The two-level menu (docs/product.md#menu-and-footer): headings of a wide screen, and six groups for a phone. Every link
 * leads to an existing page.
 */
export function menuOf(
  search: SearchService,
  newVehicles: NewVehicleCatalogue,
  language: Language,
): MenuItem[] {
  const words = {
    id: {
      used: 'Mobil bekas',
      all: 'Semua mobil bekas',
      buy: 'Beli mobil bekas',
      model: 'Merek, model, dan varian',
      dealers: 'Dealer mobil bekas',
      body: 'Tipe bodi',
      city: 'Kota',
      price: 'Harga',
      saved: 'Tersimpan',
      favourites: 'Favorit',
      searches: 'Pencarian tersimpan',
      compare: 'Bandingkan mobil bekas',
      money: 'Biaya & kredit',
      ownership: 'Biaya memiliki kendaraan',
      help: 'Bantuan',
      claim: 'Klaim garansi',
      read: 'Artikel',
      tested: 'Road test per model',
      reviews: 'Ulasan pemilik',
      writeReview: 'Tulis ulasan',
      tags: 'Semua topik',
      stories: 'Web stories',
      fresh: 'Kendaraan baru',
      lists: 'Terbaru',
      compareNew: 'Bandingkan',
      electric: 'Kendaraan listrik',
      modify: 'Ide modifikasi',
      warranty: 'Garansi mobil bekas',
      fuel: 'Harga BBM',
      insureCar: 'Asuransi mobil',
      insureMotorcycle: 'Asuransi motor',
      guide: 'Tentang kredit',
      multipurpose: 'Kredit multiguna',
      simulate: 'Simulasi kredit',
      sell: 'Jual mobil',
      sellStart: 'Pasang iklan atau lanjutkan',
      sellOnePage: 'Isi dalam satu halaman',
      agent: 'Jadi agen mobil',
      tradeCar: 'Tukar tambah mobil',
      tradeMotorcycle: 'Tukar tambah motor',
      usedHint: 'Semua merek, tipe bodi, dealer',
      new: 'Mobil baru',
      newHint: 'Harga, varian, mobil listrik',
      sellHint: 'Foto dari HP, bisa tanpa sinyal',
      moneyHint: 'Cicilan, asuransi, biaya memiliki',
      readHint: 'Berita, tips, ulasan pemilik',
      helpHint: 'Mobil mogok, klaim, hubungi kami',
      support: 'Hubungi kami',
      about: 'Tentang Lajur',
    },
    en: {
      used: 'Used cars',
      all: 'All used cars',
      buy: 'Buy a used car',
      model: 'Brand, model and variant',
      dealers: 'Used car dealers',
      body: 'Body type',
      city: 'City',
      price: 'Price',
      saved: 'Saved',
      favourites: 'Favourites',
      searches: 'Saved searches',
      compare: 'Compare used cars',
      money: 'Costs & loans',
      ownership: 'Cost of owning a vehicle',
      help: 'Help',
      claim: 'Warranty claim',
      read: 'Articles',
      tested: 'Reviews by model',
      reviews: 'Owners’ reviews',
      writeReview: 'Write a review',
      tags: 'All subjects',
      stories: 'Web stories',
      fresh: 'New vehicles',
      lists: 'Latest',
      compareNew: 'Compare',
      electric: 'Electric',
      modify: 'Ideas for modifying',
      warranty: 'Used car warranty',
      fuel: 'Fuel prices',
      insureCar: 'Car insurance',
      insureMotorcycle: 'Motorcycle insurance',
      guide: 'About loans',
      multipurpose: 'Multipurpose loans',
      simulate: 'Loan calculator',
      sell: 'Sell a car',
      sellStart: 'Start or continue an ad',
      sellOnePage: 'Fill it in on one page',
      agent: 'Become a car agent',
      tradeCar: 'Trade in your car',
      tradeMotorcycle: 'Trade in your motorcycle',
      usedHint: 'All brands, body types, dealers',
      new: 'New cars',
      newHint: 'Prices, variants, electric cars',
      sellHint: 'Photos from your phone, also offline',
      moneyHint: 'Instalments, insurance, cost of owning',
      readHint: 'News, tips, owners’ reviews',
      helpHint: 'Breakdowns, claims, contact us',
      support: 'Contact us',
      about: 'About Lajur',
    },
  }[language];
  const used = [
    { name: words.all, url: usedCarsPath() },
    { name: words.buy, url: buyUsedCarPath },
    { name: words.model, url: brandModelVariantPath },
    { name: words.dealers, url: dealersPath },
  ];
  const saved = [
    { name: words.favourites, url: favouritesPath },
    { name: words.searches, url: savedSearchesPath },
    { name: words.compare, url: comparePath() },
  ];
  const fresh = [
    ...categories.map(({ id, name, slug }) => ({
      ...{ name: name[language], url: newVehiclesPath(slug), categoryId: id },
    })),
    { name: words.electric, url: electricPaths.all },
    { name: words.compareNew, url: compareNewPath('mobil') },
    { name: words.modify, url: modificationPaths[0] },
  ];
  const lists = listEntries(newVehicles, language);
  const sell = [
    { name: words.sellStart, url: sellPath },
    { name: words.sellOnePage, url: sellAccordionPath },
    { name: words.agent, url: agentPath },
    { name: words.tradeCar, url: tradePages.mobil.path },
    { name: words.tradeMotorcycle, url: tradePages.motor.path },
  ];
  const money = [
    { name: words.simulate, url: simulationPages.simulation.path },
    { name: words.ownership, url: totalCostPath },
    { name: words.fuel, url: fuelPricesPath },
    { name: words.guide, url: creditGuides.guide.path },
    { name: words.multipurpose, url: creditGuides['guide-multipurpose'].path },
    { name: words.insureCar, url: insurancePages.mobil.path },
    { name: words.insureMotorcycle, url: insurancePages.motor.path },
    { name: words.warranty, url: warrantyPath },
  ];
  const help = [
    { name: words.claim, url: warrantyClaimPath },
    ...categories.map(({ id, name, slug }) => ({
      name: {
        id: `Bantuan kerusakan ${name.id.toLowerCase()}`,
        en: `${name.en}: breakdown help`,
      }[language],
      ...{ url: breakdownHelpPath(slug), categoryId: id },
    })),
  ];
  const read = [
    ...postTypes.map((postType) => ({
      name: postTypeNames[postType][language],
      url: articlePath({ view: 'landing', postType }, language),
    })),
    { name: words.reviews, url: ownerReviewsPath },
    { name: words.writeReview, url: writeReviewPath },
    {
      name: words.tested,
      url: articlePath({ view: 'roadTestForm' }, language),
    },
    { name: words.tags, url: articlePath({ view: 'tagForm' }, language) },
    { name: words.stories, url: webStoriesPath },
    { name: 'GIIAS', url: showsPath },
  ];
  const headings: readonly Heading[] = [
    { name: words.used, url: usedCarsPath(), entries: [...used, ...search.popularBrands(language)] },
    { name: words.fresh, entries: fresh },
    { name: words.lists, entries: lists },
    { name: words.sell, entries: sell },
    { name: words.body, entries: search.tiles('body-type', language) },
    {
      name: words.price,
      entries: priceBands.map((band) => ({
        name: priceRangeName(band, language),
        url: usedCarsPath(priceSlug(band)),
      })),
    },
    { name: words.city, entries: search.popularCities(language) },
    { name: words.saved, entries: saved },
    { name: words.money, entries: money },
    { name: words.help, entries: help },
    { name: words.read, entries: read },
  ];
  const groups: readonly Heading[] = [
    { name: words.used, hint: words.usedHint, icon: 'used', entries: [...used, ...saved] },
    {
      name: words.new,
      hint: words.newHint,
      icon: 'new',
      entries: [...fresh, ...lists.filter(({ categoryId }) => categoryId === carCategoryId)],
    },
    { name: words.sell, hint: words.sellHint, icon: 'sell', entries: sell },
    { name: words.money, hint: words.moneyHint, icon: 'money', entries: money },
    { name: words.read, hint: words.readHint, icon: 'read', entries: read },
    {
      ...{ name: words.help, hint: words.helpHint, icon: 'help' },
      entries: [
        ...help,
        { name: words.support, url: supportPath },
        { name: words.about, url: sitePagePaths.about },
      ],
    },
  ];
  let lastId = 0;
  const leaf = (
    { name, url, categoryId = carCategoryId }: Omit<Entry, 'url'> & { readonly url: string | null },
    parent: number | null,
    place: MenuLeaf['showAt'][number],
  ): MenuLeaf => {
    lastId += 1;
    return {
      id: lastId,
      name,
      title: name,
      url,
      language_code: language,
      parent_id: parent,
      category_id: categoryId,
      platformId: null,
      class: null,
      iconClass: null,
      onclick: null,
      tracking: null,
      type: url === null ? 'group' : 'link',
      showAt: [place],
      isWeb: true,
    };
  };
  const itemOf = (
    { name, hint = name, icon, url, entries }: Heading,
    place: MenuLeaf['showAt'][number],
    most = entries.length,
  ): MenuItem => {
    const parent = { ...leaf({ name, url: url ?? null }, null, place), title: hint, iconClass: icon ?? null };
    return { ...parent, child: entries.slice(0, most).map((entry) => leaf(entry, parent.id, place)) };
  };
  return [
    ...headings
      .filter(({ entries }) => entries.length > 0)
      .map((heading) => itemOf(heading, 'header', maxEntries)),
    ...groups.map((group) => itemOf(group, 'hamburger')),
  ];
}
