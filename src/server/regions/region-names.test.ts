import { describe, expect, test } from 'vitest';
import { findCityId, findProvinceId } from './region-names.ts';
import { readRegions } from './regions.ts';

describe('findProvinceId', () => {
  test.each([
    ['Jakarta D.K.I.', 31],
    ['Aceh D.I.', 11],
    ['Yogyakarta D.I.', 34],
    ['D.I. Yogyakarta', 34],
    ['Sumatra Utara', 12],
    ['SUMATERA SELATAN', 16],
    ['NTB', 52],
    ['Bangka Belitung', 19],
    ['jabar', 32],
    ['  jawa-timur ', 35],
    ['Prov. Bali', 51],
    ['Provinsi Kepulauan Riau', 21],
  ])('%s', (text, id) => {
    expect(findProvinceId(text)).toBe(id);
  });

  test('knows every official name and nothing else', () => {
    for (const { id, name } of readRegions().provinces) expect(findProvinceId(name)).toBe(id);
    for (const text of ['', 'Unknown', 'Putih', 'Jawa']) expect(findProvinceId(text)).toBeUndefined();
  });
});

describe('findCityId', () => {
  test.each([
    ['Kota Bandung', 3273],
    ['bandung', 3273],
    ['Kab. Bandung', 3204],
    ['KABUPATEN BEKASI', 3216],
    ['Kab Bekasi', 3216],
    ['Jaksel', 146],
    ['Kota Adm. Jakarta Barat', 3173],
    ['Kota Administrasi Jakarta Selatan', 146],
    ['tangsel', 3674],
    ['Solo', 3372],
    ['Kotabaru', 6302],
    ['Kota Baru', 6302],
    ['Kotamobagu', 7174],
    ['Palangkaraya', 6271],
    ['Kota Sleman', 3404],
    ['Fak-Fak', 9203],
  ])('%s', (text, id) => {
    expect(findCityId(text)).toBe(id);
  });

  test('distinguishes places of one name by their province', () => {
    expect(findCityId('Banjar')).toBe(3279);
    expect(findCityId('Banjar', 32)).toBe(3279);
    expect(findCityId('Banjar', 63)).toBe(6303);
    expect(findCityId('Bandung', 31)).toBeUndefined();
  });

  test('knows every name as the site writes it', () => {
    for (const { id, name, provinceId } of readRegions().cities) {
      expect(findCityId(name, provinceId), name).toBe(id);
    }
    for (const text of ['', 'Kota', 'Kab.', 'Atlantis']) expect(findCityId(text)).toBeUndefined();
  });
});
