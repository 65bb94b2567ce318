import { createHash } from 'node:crypto';
import { parseMobileNumber } from '#contract/account/mobile-number.ts';
import type { OpeningHours } from '#contract/outlets/opening-hours.ts';
import { type OutletOffer, outletOffers } from '#contract/outlets/outlet.ts';
import { type Coordinates, kilometersBetween } from '#contract/places/kilometers-between.ts';
import { slugify } from '#contract/slug.ts';
import { type VehicleKind, vehicleKinds } from '#contract/vehicles/vehicle-paths.ts';
import { cleanLine, shorten } from '#server/reading/clean-text.ts';
import { coordinatesOf } from '#server/regions/city-coordinates.ts';
import { findCityId, findProvinceId } from '#server/regions/region-names.ts';
import type { NewOutlet } from '../outlet.repository.ts';
import { type OutletNote, type OutletReject, type RawOutlet, weekdays } from './outlet-columns.ts';
import { readDay } from './read-hours.ts';

const longest = { externalId: 200, name: 120, address: 300 } as const;
/**
 * Maximum distance of a position from the centre of its city, in kilometres; the largest regencies are this
 * wide. Beyond it the position is assumed to be wrong.
 */
const farFromCity = 250;

export type OutletReading =
  | {
      readonly ok: true;
      readonly externalId: string;
      /** Undefined if the row says that it is closed. */
      readonly outlet: NewOutlet | undefined;
      readonly notes: readonly OutletNote[];
    }
  | { readonly ok: false; readonly reasons: readonly OutletReject[] };

/** Brands of the catalogue by slug, each with the kinds of vehicles it makes. */
export type KnownBrands = ReadonlyMap<
  string,
  { readonly name: string; readonly kinds: readonly VehicleKind[] }
>;

const otherOffers: ReadonlyMap<string, OutletOffer> = new Map(
  Object.entries({
    penjualan: 'sales',
    showroom: 'sales',
    dealer: 'sales',
    servis: 'service',
    bengkel: 'service',
    'suku-cadang': 'parts',
    sparepart: 'parts',
    'spare-parts': 'parts',
    'test-ride': 'test-drive',
    'body-paint': 'body-repair',
    'pengisian-daya': 'charging',
  } as const),
);

const listOf = (cell: string | undefined) =>
  (cell ?? '')
    .split(/[|;,]/)
    .map(slugify)
    .filter((part) => part !== '');

function offerOf(word: string): OutletOffer | undefined {
  return outletOffers.find((offer) => offer === word) ?? otherOffers.get(word);
}

/** Parses a landline or mobile number with its area code: `021-5550123`, `+62 812 …`. */
function telephoneOf(text: string): string | undefined {
  const mobile = parseMobileNumber(text);
  if (mobile) return mobile;
  if (!/^\+?[\d\s().-]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '').replace(/^(?:62|0)/, '');
  return /^[2-79]\d{7,10}$/.test(digits) ? `+62${digits}` : undefined;
}

function positionOf(row: RawOutlet, city: Coordinates): Coordinates | null | 'wrong' {
  const [latitude, longitude] = [row.latitude ?? '', row.longitude ?? ''];
  if (latitude === '' && longitude === '') return null;
  const decimal = /^-?\d{1,3}(?:[.,]\d+)?$/;
  if (!decimal.test(latitude) || !decimal.test(longitude)) return 'wrong';
  const position = {
    latitude: Number(latitude.replace(',', '.')),
    longitude: Number(longitude.replace(',', '.')),
  };
  return kilometersBetween(position, city) > farFromCity ? 'wrong' : position;
}

/** Null if no day has hours; undefined if a day is missing or unparsable. */
function hoursOf(row: RawOutlet): OpeningHours | null | undefined {
  const cells = weekdays.map((day) => row[day] ?? '');
  if (cells.every((cell) => cell === '')) return null;
  const days = cells.map(readDay);
  return days.every((day) => day !== undefined) ? days : undefined;
}

/** Reads a row of a list of outlets; reports all of its problems at once. */
export function readOutlet(row: RawOutlet, brands: KnownBrands): OutletReading {
  const reasons: OutletReject[] = [];
  const notes: OutletNote[] = [];
  const brandSlug = slugify(row.brandName ?? '');
  const brand = brands.get(brandSlug);
  if (brandSlug === '') reasons.push('brand_missing');
  const named = listOf(row.kinds);
  const kinds =
    named.length === 0 ? (brand?.kinds ?? []) : vehicleKinds.filter((kind) => named.includes(kind));
  if (named.some((kind) => !vehicleKinds.some((known) => known === kind))) reasons.push('kind_unknown');
  else if (brandSlug !== '' && (!brand || kinds.some((kind) => !brand.kinds.includes(kind))))
    reasons.push('brand_unknown');
  const name = cleanLine(row.name ?? '');
  if (name === '' || name.length > longest.name) reasons.push('name_missing');
  const provinceId = row.provinceName ? findProvinceId(row.provinceName) : undefined;
  const cityId =
    row.provinceName && provinceId === undefined ? undefined : findCityId(row.cityName ?? '', provinceId);
  if (!row.cityName) reasons.push('city_missing');
  else if (cityId === undefined) reasons.push('city_unknown');
  const words = listOf(row.offers);
  const offers = outletOffers.filter((offer) => words.some((word) => offerOf(word) === offer));
  const status = slugify(row.status ?? '');
  const isClosed = /^(?:closed|tutup)$/.test(status);
  if (!isClosed && !/^(?:|open|buka)$/.test(status)) reasons.push('status_unknown');
  // A closed one offers nothing.
  if (words.length === 0 && !isClosed) reasons.push('offers_missing');
  else if (words.some((word) => offerOf(word) === undefined)) reasons.push('offer_unknown');
  const ownId = cleanLine(row.externalId ?? '');
  if (ownId.length > longest.externalId) reasons.push('external_id_too_long');
  if (reasons.length > 0 || !brand || cityId === undefined) return { ok: false, reasons };

  const externalId = ownId === '' ? [brandSlug, slugify(name), cityId].join(' ') : ownId;
  if (isClosed) return { ok: true, externalId, outlet: undefined, notes };
  const city = coordinatesOf(cityId);
  const position = positionOf(row, city);
  if (position === 'wrong') notes.push('position_dropped');
  const hours = hoursOf(row);
  if (hours === undefined) notes.push('hours_dropped');
  const telephone = row.telephone ? telephoneOf(row.telephone) : null;
  if (telephone === undefined) notes.push('telephone_dropped');
  const whatsapp = row.whatsapp ? parseMobileNumber(row.whatsapp) : null;
  if (whatsapp === undefined) notes.push('whatsapp_dropped');
  const address = cleanLine(row.address ?? '');
  if (address.length > longest.address) notes.push('address_shortened');
  const isExact = position !== null && position !== 'wrong';
  const content = {
    brand: brandSlug,
    brandName: brand.name,
    kinds: [...kinds],
    offers,
    name,
    cityId,
    address: shorten(address, longest.address),
    ...(isExact ? position : city),
    isExact,
    telephone: telephone ?? null,
    whatsapp: whatsapp ?? null,
    hours: hours ?? null,
  };
  return {
    ok: true,
    notes,
    externalId,
    outlet: {
      ...content,
      source: 'import',
      externalId,
      contentHash: createHash('sha256').update(JSON.stringify(content)).digest('hex'),
    },
  };
}
