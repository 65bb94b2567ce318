import type { ColorCode } from '#contract/vehicles/vehicle.ts';
import { parseColor, saysNothing } from '#server/reading/parse-words.ts';
import { remember } from '#server/reading/remember.ts';
import { findCityId, findProvinceId } from '#server/regions/region-names.ts';
import { readRegions } from '#server/regions/regions.ts';
import type { RawRow } from './column-names.ts';
import type { ImportNote, RejectReason, UnreadColumn } from './row-reasons.ts';

export interface PlaceAndColor {
  readonly provinceId: number | undefined;
  readonly reason?: RejectReason;
  readonly cityId: number | null;
  readonly color: ColorCode | null;
  readonly notes: readonly ImportNote[];
  readonly unread: readonly UnreadColumn[];
}

const provinceOf = remember((text) => findProvinceId(text));

let provinceOfCity: Map<number, number> | undefined;

/** The province of a city given without one, if the name is unambiguous. */
function provinceByCity(cityName: string): number | undefined {
  provinceOfCity ??= new Map(readRegions().cities.map(({ id, provinceId }) => [id, provinceId]));
  const cityId = findCityId(cityName);
  return cityId === undefined ? undefined : provinceOfCity.get(cityId);
}

/**
 * Province, city and colour of a row. Parsed together because exports swap columns: a colour in the
 * province's column and a province in the colour's are corrected if the two together are unambiguous.
 */
export function interpretPlace(row: RawRow): PlaceAndColor {
  const notes: ImportNote[] = [];
  let provinceText = row.provinceName ?? '';
  let colorText = row.color ?? '';
  const isSwapped =
    provinceOf(provinceText) === undefined &&
    parseColor(provinceText) !== undefined &&
    provinceOf(colorText) !== undefined;
  if (isSwapped) {
    [provinceText, colorText] = [colorText, provinceText];
    notes.push('columns_swapped');
  }
  const color = saysNothing(colorText) ? null : parseColor(colorText);
  if (color === undefined) notes.push('color_dropped');

  const cityText = saysNothing(row.cityName ?? '') ? '' : (row.cityName ?? '');
  const isUnsaid = saysNothing(provinceText);
  const provinceId = isUnsaid
    ? cityText === ''
      ? undefined
      : provinceByCity(cityText)
    : provinceOf(provinceText);
  const cityId = cityText === '' || provinceId === undefined ? null : findCityId(cityText, provinceId);
  if (cityId === undefined) notes.push('city_dropped');
  const unread: UnreadColumn[] = [];
  if (color === undefined) unread.push('color');
  if (cityId === undefined) unread.push('cityId');
  const place = { cityId: cityId ?? null, color: color ?? null, notes, unread };
  if (provinceId !== undefined) return { ...place, provinceId };
  return { ...place, provinceId, reason: isUnsaid ? 'province_missing' : 'province_unknown' };
}
