import type { Catalogue } from '#catalogue/answers/filter-answer.ts';
import type { DataOf, ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { formatNumber } from '#contract/money.ts';
import { openingHours, timeZoneOf } from '#contract/outlets/opening-hours.ts';
import type { Outlet } from '#contract/outlets/outlet.schema.ts';
import { type OutletList, outletOffers } from '#contract/outlets/outlet.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { isDemonstrationSource } from '#server/db/demonstration-rows.ts';
import { findNewVehicle } from '#server/features/new-vehicles/shared/find-new-vehicle.ts';
import type { NewVehicleCatalogue } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { kindNames, kindOne } from '#server/features/new-vehicles/shared/new-vehicle-words.ts';
import { AppError } from '#server/http/app-error.ts';
import { coordinatesOf } from '#server/regions/city-coordinates.ts';
import type { OutletRepository, OutletRow } from './outlet.repository.ts';

const lists = {
  sales: { id: { one: 'dealer', many: 'dealer' }, en: { one: 'dealer', many: 'dealers' } },
  service: {
    id: { one: 'bengkel', many: 'bengkel' },
    en: { one: 'service centre', many: 'service centres' },
  },
} as const satisfies Record<OutletList, Record<Language, { one: string; many: string }>>;

type About = {
  readonly kind: VehicleKind;
  readonly list: OutletList;
  readonly brand: { readonly name: string } | null;
  readonly model: { readonly name: string } | null;
  readonly city: { readonly name: string } | null;
  readonly total: number;
  readonly inCity: number;
  readonly cityCount: number;
  readonly nearest: Outlet | undefined;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Title and description of a list of outlets, generated from its figures. */
function outletWords(about: About, language: Language): { title: string; description: string } {
  const { kind, list, brand, model, city, total, inCity, cityCount, nearest } = about;
  const list1 = lists[list][language];
  const place = city?.name ?? 'Indonesia';
  const subject = model
    ? `${brand?.name ?? ''} ${model.name}`
    : { id: `${kindNames[kind].id} ${brand?.name ?? ''}`, en: `${brand?.name ?? ''} ${kindOne[kind]}` }[
        language
      ];
  const what = subject.trim();
  const title = {
    id: `${capital(list1.many)} ${what} di ${place}`,
    en: `${capital(what)} ${list1.many} in ${place}`,
  }[language];
  const shown = city ? inCity : total;
  if (total === 0)
    return {
      title,
      description: localized(`We do not know of any ${what} ${list1.one} yet.`)[language],
    };
  const facts = localized('Addresses, opening hours, telephone and WhatsApp.')[language];
  if (city && inCity === 0 && nearest)
    return {
      title,
      description: localized(
        `We do not know of any ${what} ${list1.one} in ${city.name}. The nearest: ${nearest.name}, ${nearest.city.name}.`,
      )[language],
    };
  const where = city
    ? localized(`in ${city.name}`)[language]
    : {
        id: `di ${formatNumber(cityCount, 'id')} kota`,
        en: `in ${formatNumber(cityCount, 'en')} ${cityCount === 1 ? 'city' : 'cities'}`,
      }[language];
  return {
    title,
    description: {
      id: `${formatNumber(shown, 'id')} ${list1.many} ${what} ${where}. ${facts}`,
      en: `${formatNumber(shown, 'en')} ${what} ${shown === 1 ? list1.one : list1.many} ${where}. ${facts}`,
    }[language],
  };
}

/** Maximum number of outlets on a page. */
const most = 20;
/** Number of service centres a device caches for breakdown help. */
const mostNearest = 5;

type Parts = {
  readonly repository: OutletRepository;
  readonly catalogue: () => Catalogue;
  readonly newVehicles: () => NewVehicleCatalogue;
};

const unknown = {
  brand: localized('We do not know this brand.'),
  model: localized('This model does not belong to that brand.'),
  city: localized('We do not know this city.'),
} as const;

function notFound(field: keyof typeof unknown, language: Language): AppError {
  return new AppError('not_found', { [field]: [unknown[field][language]] }, language);
}

export function createOutletAnswers({ repository, catalogue, newVehicles }: Parts) {
  function cityOf(slug: string, language: Language) {
    const { vocabulary } = catalogue();
    const city = vocabulary.rows.cities.find((each) => each.slug === slug);
    if (!city) throw notFound('city', language);
    return { slug, name: city.name, cityId: city.id, ...coordinatesOf(city.id) };
  }

  return {
    /** @throws AppError `not_found` for an unknown brand, model or city */
    async list(
      { categoryId, list, brand: brandSlug, model: modelSlug, city: citySlug }: ParsedQueryOf<'outlets'>,
      language: Language,
    ): Promise<DataOf<'outlets'>> {
      const { kind, brand, model } = findNewVehicle(newVehicles(), categoryId, brandSlug, modelSlug);
      if (!kind) throw new AppError('not_found');
      if (brandSlug !== undefined && !brand) throw notFound('brand', language);
      if (modelSlug !== undefined && !model) throw notFound('model', language);
      const city = citySlug === undefined ? undefined : cityOf(citySlug, language);
      const wish = { kind, list, brand: brand?.slug };
      const cities = await repository.cities(wish);
      const outlets = (await repository.find(wish, city, most)).map(outletOf);
      const total = cities.reduce((sum, { count }) => sum + count, 0);
      const inCity = cities.find(({ id }) => id === city?.cityId)?.count ?? 0;
      const named = {
        brand: brand ? { slug: brand.slug, name: brand.name } : null,
        model: model ? { slug: model.slug, name: model.name } : null,
        city: city ? { slug: city.slug, name: city.name } : null,
      };
      const figures = { total, inCity, cityCount: cities.length, nearest: outlets[0] };
      return {
        ...outletWords({ kind, list, ...named, ...figures }, language),
        ...named,
        outlets,
        total,
        inCity,
        cities: cities.map(({ slug, name, province, count }) => ({ slug, name, province, count })),
        brands: await repository.brands(wish),
        at: new Date().toISOString(),
      };
    },

    /** @throws AppError `not_found` for an unknown city */
    async nearestService(
      { categoryId, city: citySlug }: ParsedQueryOf<'nearestService'>,
      language: Language,
    ): Promise<DataOf<'nearestService'>> {
      const city = cityOf(citySlug, language);
      const { kind } = findNewVehicle(newVehicles(), categoryId);
      if (!kind) throw new AppError('not_found');
      const rows = await repository.find({ kind, list: 'service' }, city, mostNearest);
      return {
        city: { slug: city.slug, name: city.name },
        outlets: rows.map(outletOf),
        at: new Date().toISOString(),
      };
    },
  };
}

function outletOf({ outlet, city, province, kilometers }: OutletRow): Outlet {
  const { id, name, brand, brandName, address, telephone, whatsapp, latitude, longitude, isExact } = outlet;
  const isDemonstration = isDemonstrationSource(outlet.source);
  const hours = openingHours().safeParse(outlet.hours);
  return {
    ...{ id, name, address, telephone, whatsapp, city, isDemonstration },
    brand: { slug: brand, name: brandName },
    province: province.name,
    offers: outletOffers.filter((offer) => outlet.offers.includes(offer)),
    hours: hours.success ? hours.data : null,
    zone: timeZoneOf(province.id),
    // A generated outlet has no position: people live at real addresses.
    position: isExact && !isDemonstration ? { latitude, longitude } : null,
    kilometers: isExact && kilometers !== null ? Math.round(Number(kilometers) * 10) / 10 : null,
  };
}
