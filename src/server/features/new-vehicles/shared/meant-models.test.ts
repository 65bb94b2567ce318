import { expect, test } from 'vitest';
import { readTyped } from '#catalogue/typed-search/read-typed.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { realMarket } from '#tests/support/real-market.ts';
import { addressOfTyped, meantModels, meantName } from './meant-models.ts';
import { readNewVehicles } from './new-vehicle-catalogue.ts';

const below300 = 'harga-di-bawah-150-juta+harga-150-juta-200-juta+harga-200-juta-300-juta';

test('what is typed on a page of new vehicles leads to their filters; names stay words', () => {
  const [market, catalogue] = [realMarket(), readNewVehicles()];
  const rows: readonly (readonly [VehicleKind, string, string | undefined])[] = [
    ['mobil', 'suv', '/mobil-baru?filter=bodi-suv'],
    ['mobil', 'listrik', '/mobil-baru?filter=bbm-listrik'],
    ['mobil', 'van', '/mobil-baru?filter=bodi-van'],
    ['mobil', 'electric', '/mobil-baru?filter=bbm-listrik'],
    ['mobil', 'di bawah 300 juta', `/mobil-baru?filter=${below300}`],
    ['mobil', 'suv listrik di bawah 300 juta', `/mobil-baru?filter=${below300}+bodi-suv+bbm-listrik`],
    ['mobil', 'mpv hybird', '/mobil-baru?filter=bodi-mpv+bbm-hybrid'],
    ['mobil', '7 seater', '/mobil-baru?filter=kursi-7'],
    ['mobil', 'mobil keluarga', '/mobil-baru?filter=bodi-mpv'],
    ['mobil', 'toyota suv', '/mobil-baru/toyota?filter=bodi-suv'],
    ['mobil', 'termurah', '/mobil-baru?sort=price'],
    ['mobil', 'honda termahal', '/mobil-baru/honda?sort=price-desc'],
    ['mobil', 'terbaru', '/mobil-terbaru'],
    ['mobil', 'motor matic', '/motor-baru?q=motor+matic'],
    ['motor', 'motor matic', '/motor-baru?filter=bodi-matik'],
    ['motor', 'trail', '/motor-baru?filter=bodi-trail'],
    [
      'motor',
      'sport di bawah 30 juta',
      '/motor-baru?filter=harga-di-bawah-20-juta+harga-20-juta-30-juta+bodi-sport',
    ],
    ['motor', 'honda matic', '/motor-baru/honda?filter=bodi-matik'],
    ['truk', 'heavy truck', '/truk-baru?filter=bodi-berat'],
    ['mobil', 'avanza 7 kursi', '/mobil-baru/toyota/avanza'],
    ['mobil', 'avansa', '/mobil-baru/toyota/avanza'],
    // Names, and words that say nothing.
    ['mobil', 'toy ava', undefined],
    ['mobil', 'avanza', undefined],
    ['mobil', 'kona electric', undefined],
    ['mobil', 'atto 3', undefined],
    ['motor', 'fazzio hybrid', undefined],
    ['mobil', 'zzz', undefined],
  ];
  expect(rows.map(([kind, typed]) => [kind, typed, addressOfTyped(market, catalogue, kind, typed)])).toEqual(
    rows,
  );
});

test('a suggestion says what of new vehicles it leads to', () => {
  const [market, catalogue] = [realMarket(), readNewVehicles()];
  const nameOf = (typed: string, language: 'id' | 'en') =>
    meantName('mobil', meantModels(readTyped(market, typed), 'mobil', catalogue), catalogue, language);
  expect(nameOf('suv baru di bawah 300 juta', 'id')).toBe('Mobil baru: SUV, Di bawah Rp 300 Juta');
  expect(nameOf('new toyota hybrid mpv', 'en')).toBe('New Toyota cars: MPV, Hybrid');
  expect(nameOf('avanza baru', 'id')).toBe('Toyota Avanza baru');
  expect(nameOf('mobil baru', 'id')).toBe('Mobil baru');
});
