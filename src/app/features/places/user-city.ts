import { type CookieJar, documentCookies } from '#app/tracking/cookie-jar.ts';
import type { CityEntry, Tile } from '#contract/search/search.schema.ts';
import { showUserCity, type UserCity, userCityCookie } from './known-city.ts';

/*
 * The visitor's city in a cookie (docs/product.md#city). Pages are the same for everyone, so only the device
 * reads it, and the server renders without a city.
 */

const yearSeconds = 365 * 24 * 60 * 60;
const textLength = 100;

export function userCityOf({ slug, name, id }: Pick<Tile, 'slug' | 'name'> & Partial<CityEntry>): UserCity {
  return {
    city: slug,
    display_city: name,
    id: id ?? null,
    pincode: '',
    locality: '',
    subCityId: '',
    subCityName: '',
  };
}

/** Parsed by hand, since the first page contains no schemas. */
export function parseUserCity(text: string | undefined): UserCity | undefined {
  if (text === undefined) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const textOf = (name: string) => {
    const field = fields[name];
    return typeof field === 'string' ? field.slice(0, textLength) : '';
  };
  const city = textOf('city');
  // Validated because it becomes part of an address.
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(city)) return undefined;
  return {
    city,
    display_city: textOf('display_city') || city,
    id: typeof fields.id === 'number' && Number.isSafeInteger(fields.id) ? fields.id : null,
    pincode: textOf('pincode'),
    locality: textOf('locality'),
    subCityId: textOf('subCityId'),
    subCityName: textOf('subCityName'),
  };
}

export function readUserCity(cookies: CookieJar = documentCookies): UserCity | undefined {
  return parseUserCity(cookies.get(userCityCookie));
}

/** Stores it for a year. */
export function writeUserCity(city: UserCity, cookies: CookieJar = documentCookies): void {
  cookies.set(userCityCookie, JSON.stringify(city), yearSeconds);
  showUserCity(city);
}

export function clearUserCity(cookies: CookieJar = documentCookies): void {
  cookies.set(userCityCookie, '', 0);
  showUserCity(undefined);
}

/** Applies the stored city, and changes made in other tabs. */
export function followUserCity(): void {
  showUserCity(readUserCity());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') showUserCity(readUserCity());
  });
}
