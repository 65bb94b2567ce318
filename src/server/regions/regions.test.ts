import { describe, expect, test } from 'vitest';
import { marketWeight, populationThousands } from './city-population.ts';
import { readRegions } from './regions.ts';

const { provinces, cities } = readRegions();
const cityNamed = (name: string) => cities.find((city) => city.name === name);

describe('regions', () => {
  test('are all 38 provinces and 514 regencies and cities', () => {
    expect(provinces).toHaveLength(38);
    expect(cities).toHaveLength(514);
    expect(new Set(cities.map(({ id }) => id)).size).toBe(514);
    const provinceIds = new Set(provinces.map(({ id }) => id));
    expect(cities.filter(({ provinceId }) => !provinceIds.has(provinceId))).toEqual([]);
  });

  test('have their official codes, but for Jakarta Selatan', () => {
    expect(provinces.find(({ id }) => id === 32)?.name).toBe('Jawa Barat');
    expect(cityNamed('Jakarta Selatan')).toMatchObject({ id: 146, provinceId: 31, slug: 'jakarta-selatan' });
    expect(cityNamed('Bandung')).toMatchObject({ id: 3273, slug: 'bandung', isKota: true });
  });

  test('have their everyday names', () => {
    const names = provinces.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['DKI Jakarta', 'DI Yogyakarta', 'Sumatera Utara']));
    expect(cityNamed('Kabupaten Bandung')).toMatchObject({ id: 3204, slug: 'kabupaten-bandung' });
    expect(cityNamed('Sleman')?.id).toBe(3404);
    expect(cityNamed('Kepulauan Seribu')?.id).toBe(3101);
    expect(cityNamed('Pangkajene dan Kepulauan')).toBeDefined();
    const odd = [...names, ...cities.map(({ name }) => name)].filter(
      (name) => /ADMINISTRASI|^Kota /i.test(name) || name === name.toUpperCase(),
    );
    expect(odd).toEqual([]);
    // "Kabupaten" only if there is a city of the same name.
    const kotaNames = new Set(cities.filter(({ isKota }) => isKota).map(({ name }) => name));
    for (const { name } of cities) {
      if (name.startsWith('Kabupaten ')) expect(kotaNames).toContain(name.slice('Kabupaten '.length));
    }
  });

  test('have about twenty popular cities, all of Jakarta among them', () => {
    const popular = cities.filter(({ isPopular }) => isPopular);
    expect(popular.length).toBeGreaterThanOrEqual(17);
    expect(popular.length).toBeLessThanOrEqual(25);
    expect(popular.filter(({ provinceId }) => provinceId === 31)).toHaveLength(5);
  });

  test('have about as many inhabitants as Indonesia', () => {
    const millions = cities.reduce((sum, city) => sum + populationThousands(city), 0) / 1000;
    expect(millions).toBeGreaterThan(255);
    expect(millions).toBeLessThan(290);
    expect(populationThousands({ id: 146, isKota: true })).toBe(2227);
    expect(marketWeight({ id: 3273, isKota: true })).toBe(
      3 * populationThousands({ id: 3273, isKota: true }),
    );
  });
});
