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

type Entry = { name: string; url: string; categoryId?: number };

/** Maximum number of entries per heading. */
const maxEntries = 10;

/** The lists of new vehicles that are not empty. */
function listEntries(catalogue: NewVehicleCatalogue, language: Language): Entry[] {
  return categories.flatMap(({ id, slug }) =>
    listsOf(catalogue, slug).map((list) => ({
      ...{ name: listTitle(slug, list, language), url: newVehicleListPath(slug, list), categoryId: id },
    })),
  );
}

/** The two-level menu (docs/product.md#menu-and-footer); every link leads to an existing page. */
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
    },
  }[language];
  const headings: { name: string; url: string | null; entries: Entry[] }[] = [
    {
      name: words.used,
      url: usedCarsPath(),
      entries: [
        { name: words.all, url: usedCarsPath() },
        { name: words.buy, url: buyUsedCarPath },
        { name: words.model, url: brandModelVariantPath },
        { name: words.dealers, url: dealersPath },
        ...search.popularBrands(language),
      ],
    },
    {
      name: words.fresh,
      url: null,
      entries: [
        ...categories.map(({ id, name, slug }) => ({
          ...{ name: name[language], url: newVehiclesPath(slug), categoryId: id },
        })),
        { name: words.electric, url: electricPaths.all },
        { name: words.compareNew, url: compareNewPath('mobil') },
        { name: words.modify, url: modificationPaths[0] },
      ],
    },
    { name: words.lists, url: null, entries: listEntries(newVehicles, language) },
    {
      name: words.sell,
      url: null,
      entries: [
        { name: words.sellStart, url: sellPath },
        { name: words.sellOnePage, url: sellAccordionPath },
        { name: words.agent, url: agentPath },
        { name: words.tradeCar, url: tradePages.mobil.path },
        { name: words.tradeMotorcycle, url: tradePages.motor.path },
      ],
    },
    { name: words.body, url: null, entries: search.tiles('body-type', language) },
    {
      name: words.price,
      url: null,
      entries: priceBands.map((band) => ({
        name: priceRangeName(band, language),
        url: usedCarsPath(priceSlug(band)),
      })),
    },
    { name: words.city, url: null, entries: search.popularCities(language) },
    {
      name: words.saved,
      url: null,
      entries: [
        { name: words.favourites, url: favouritesPath },
        { name: words.searches, url: savedSearchesPath },
        { name: words.compare, url: comparePath() },
      ],
    },
    {
      name: words.money,
      url: null,
      entries: [
        { name: words.simulate, url: simulationPages.simulation.path },
        { name: words.ownership, url: totalCostPath },
        { name: words.fuel, url: fuelPricesPath },
        { name: words.guide, url: creditGuides.guide.path },
        { name: words.multipurpose, url: creditGuides['guide-multipurpose'].path },
        { name: words.insureCar, url: insurancePages.mobil.path },
        { name: words.insureMotorcycle, url: insurancePages.motor.path },
        { name: words.warranty, url: warrantyPath },
      ],
    },
    {
      name: words.help,
      url: null,
      entries: [
        { name: words.claim, url: warrantyClaimPath },
        ...categories.map(({ id, name, slug }) => ({
          name: {
            id: `Bantuan kerusakan ${name.id.toLowerCase()}`,
            en: `${name.en}: breakdown help`,
          }[language],
          ...{ url: breakdownHelpPath(slug), categoryId: id },
        })),
      ],
    },
    {
      name: words.read,
      url: null,
      entries: [
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
      ],
    },
  ];
  let lastId = 0;
  const leaf = (
    name: string,
    url: string | null,
    parent: number | null,
    categoryId: number = carCategoryId,
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
      showAt: ['header', 'hamburger'],
      isWeb: true,
    };
  };
  return headings
    .filter(({ entries }) => entries.length > 0)
    .map(({ name, url, entries }) => {
      const parent = leaf(name, url, null);
      return {
        ...parent,
        child: entries
          .slice(0, maxEntries)
          .map((entry) => leaf(entry.name, entry.url, parent.id, entry.categoryId)),
      };
    });
}
