import type { Vocabulary } from '#catalogue/vocabulary.ts';
import type { DataOf, ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import type { DealerCard, DealerPage } from '#contract/dealer-pages/dealer-page.schema.ts';
import type { Language } from '#contract/language.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import type { Picture } from '#contract/listing/picture.schema.ts';
import { openingHours, timeZoneOf } from '#contract/outlets/opening-hours.ts';
import { kilometersBetween } from '#contract/places/kilometers-between.ts';
import type { Orm } from '#server/db/database.ts';
import { sellerFactsOf } from '#server/features/account/shared/seller-facts.ts';
import { findDealer, unknownDealer } from '#server/features/dealer-pages/shared/find-dealer.ts';
import { AppError } from '#server/http/app-error.ts';
import { type PreviewSource, picturesOf } from '#server/photo-store/pictures.ts';
import { coordinatesOf } from '#server/regions/city-coordinates.ts';
import type { ListingService } from '../listing/listing.service.ts';
import { shownRatings } from './deal-ratings.ts';
import { dealerPageWords, directoryWords, pageWords } from './dealer-page-words.ts';
import { type DealerRow, readDealers } from './dealer-rows.ts';

const perPage = 24;
/** Dealers in other cities below those of the chosen one. */
const mostNearby = 6;
/** Farther dealers are not offered. */
const nearbyKilometers = 300;
/** Where neither the dealer nor its cars name a city. */
const usualProvince = 31;

type Parts = {
  readonly orm: Orm;
  readonly vocabulary: () => Vocabulary;
  readonly listing: ListingService;
  readonly previews: PreviewSource;
};

function cardOf(row: DealerRow, pictures: ReadonlyMap<string, Picture>): DealerCard {
  const hours = openingHours().safeParse(row.hours);
  return {
    slug: row.slug,
    name: row.name,
    city:
      row.city_slug === null || row.city_name === null ? null : { slug: row.city_slug, name: row.city_name },
    province: row.province,
    address: row.address,
    hours: hours.success ? hours.data : null,
    zone: timeZoneOf(row.province_id ?? usualProvince),
    photo: (row.photo === null ? undefined : pictures.get(row.photo)) ?? null,
    isVerified: row.verified !== null,
    isDemonstration: row.is_demo,
    count: row.cars,
    rating: row.average === null ? null : { average: Math.round(row.average * 10) / 10, count: row.ratings },
  };
}

function newestOf(car: ListingDetail): DealerPage['newest'] {
  const { id, carIdHash, label, slug, price, makeYear, mobileVerified, coverImage, bodyType, color } = car;
  return { id, carIdHash, label, slug, price, makeYear, mobileVerified, coverImage, bodyType, color };
}

/** The public directory of dealers, and the page of one. */
export function createDealerAnswers({ orm, vocabulary, listing, previews }: Parts) {
  const picturesFor = (rows: readonly DealerRow[]) =>
    picturesOf(
      previews,
      rows.flatMap(({ photo }) => photo ?? []),
    );

  function citiesOf(rows: readonly DealerRow[]): DataOf<'dealers'>['cities'] {
    const cities = new Map<string, DataOf<'dealers'>['cities'][number]>();
    for (const { city_slug: slug, city_name: name, province } of rows) {
      if (slug === null || name === null) continue;
      const known = cities.get(slug);
      cities.set(slug, { slug, name, province: province ?? '', count: (known?.count ?? 0) + 1 });
    }
    return [...cities.values()].sort(
      (a, b) => a.province.localeCompare(b.province) || a.name.localeCompare(b.name),
    );
  }

  return {
    /** @throws AppError `not_found` for an unknown city, and for a page past the end */
    async list(
      { city: slug, page = 1 }: ParsedQueryOf<'dealers'>,
      language: Language,
    ): Promise<DataOf<'dealers'>> {
      const city =
        slug === undefined ? undefined : vocabulary().rows.cities.find((each) => each.slug === slug);
      if (slug !== undefined && !city)
        throw new AppError('not_found', { city: [dealerPageWords.city[language]] }, language);
      const rows = await readDealers(orm);
      const here = city ? rows.filter(({ city_id }) => city_id === city.id) : rows;
      const pageCount = Math.max(1, Math.ceil(here.length / perPage));
      if (page > pageCount) throw new AppError('not_found');
      const shown = here.slice((page - 1) * perPage, page * perPage);
      const center = city && coordinatesOf(city.id);
      const nearby = center
        ? rows
            .flatMap((row) =>
              row.city_id === null || row.city_id === city.id
                ? []
                : [{ row, kilometers: Math.round(kilometersBetween(center, coordinatesOf(row.city_id))) }],
            )
            .filter(({ kilometers }) => kilometers <= nearbyKilometers)
            .sort((a, b) => a.kilometers - b.kilometers)
            .slice(0, mostNearby)
        : [];
      const pictures = await picturesFor([...shown, ...nearby.map(({ row }) => row)]);
      const cities = citiesOf(rows);
      const named = city ? { slug: city.slug, name: city.name } : null;
      return {
        ...directoryWords({ city: named, total: here.length, cityCount: cities.length }, language),
        city: named,
        items: shown.map((row) => cardOf(row, pictures)),
        nearby: nearby.map(({ row, kilometers }) => ({ ...cardOf(row, pictures), kilometers })),
        meta: { totalCount: here.length, pageCount, currentPage: page, perPage },
        cities,
        at: new Date().toISOString(),
      };
    },

    /** @throws AppError `not_found` */
    async page(slug: string, language: Language): Promise<DataOf<'dealerPage'>> {
      const [dealer, [row]] = await Promise.all([findDealer(orm, slug), readDealers(orm, { slug })]);
      if (!dealer || !row) throw unknownDealer(language);
      const { page, publicId, accountId } = dealer;
      const [pictures, facts, ratings, newest] = await Promise.all([
        picturesFor([row]),
        sellerFactsOf(orm, publicId),
        shownRatings(orm, accountId),
        row.newest === null ? null : listing.detail(row.newest),
      ]);
      const card = cardOf(row, pictures);
      const { cities } = vocabulary().rows;
      return {
        ...card,
        ...pageWords(card, language),
        ...facts,
        about: page.about,
        areas: page.areas.flatMap((id) => {
          const city = cities.find((each) => each.id === id);
          return city ? [{ slug: city.slug, name: city.name }] : [];
        }),
        verifiedIn: row.verified,
        ratings,
        newest: newest && newestOf(newest),
        at: new Date().toISOString(),
      };
    },
  };
}
