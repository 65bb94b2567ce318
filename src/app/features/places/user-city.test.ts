import { expect, test } from 'vitest';
import { clearUserCity, parseUserCity, readUserCity, userCityOf, writeUserCity } from './user-city.ts';

function fakeCookies() {
  const kept = new Map<string, { value: string; maxAgeSeconds: number }>();
  return {
    kept,
    get: (name: string) => kept.get(name)?.value,
    set(name: string, value: string, maxAgeSeconds: number) {
      if (maxAgeSeconds === 0) kept.delete(name);
      else kept.set(name, { value, maxAgeSeconds });
    },
  };
}

test('the city is stored for a year, with the documented fields', () => {
  const cookies = fakeCookies();
  const city = userCityOf({ slug: 'jakarta-selatan', name: 'Jakarta Selatan', id: 146 });
  writeUserCity(city, cookies);
  const kept = cookies.kept.get('user_city');
  expect(kept?.maxAgeSeconds).toBe(365 * 86_400);
  expect(JSON.parse(kept?.value ?? '')).toEqual({
    city: 'jakarta-selatan',
    display_city: 'Jakarta Selatan',
    id: 146,
    pincode: '',
    locality: '',
    subCityId: '',
    subCityName: '',
  });
  expect(readUserCity(cookies)).toEqual(city);
  clearUserCity(cookies);
  expect(readUserCity(cookies)).toBeUndefined();
});

test.each([
  undefined,
  '',
  '{',
  'null',
  '[]',
  '{"city":""}',
  '{"city":1}',
  '{"city":"../admin"}',
  '{"city":"a+b"}',
  '{"city":"Jakarta"}',
])('%s is no city', (text) => {
  expect(parseUserCity(text)).toBeUndefined();
});

test('a missing or invalid field is empty', () => {
  expect(parseUserCity('{"city":"bandung","id":"3273","pincode":40111,"locality":"Dago"}')).toEqual({
    city: 'bandung',
    display_city: 'bandung',
    id: null,
    pincode: '',
    locality: 'Dago',
    subCityId: '',
    subCityName: '',
  });
});
