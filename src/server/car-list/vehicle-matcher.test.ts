import { beforeAll, describe, expect, it } from 'vitest';
import { cleanVariantName } from '#server/reading/variant-name.ts';
import { findVariant, type KnownBrand, VehicleMatcher } from './vehicle-matcher.ts';

const matcher = new VehicleMatcher();
let toyota: KnownBrand;
const at = { fuel: 'bensin', transmission: 'otomatis', soldFrom: 2015, soldUntil: 2021 } as const;

beforeAll(() => {
  toyota = matcher.addBrand({ id: 1, slug: 'toyota', name: 'Toyota', aliases: ['toyotaastra'] });
  matcher.addBrand({ id: 2, slug: 'mercedes-benz', name: 'Mercedes-Benz', aliases: ['mercy', 'mercedes'] });
  const model = (id: number, name: string, aliases: string[] = []) =>
    matcher.addModel(toyota, {
      id,
      name,
      aliases,
      bodyType: 'mpv',
      variants: [
        { ...at, id: id * 10, name: '1.5 G AT' },
        { ...at, id: id * 10 + 1, name: '1.5 G CVT', soldFrom: 2021, soldUntil: null },
        { ...at, id: id * 10 + 2, name: '1.3 G AT' },
        { ...at, id: id * 10 + 3, name: '1.5 G MT', transmission: 'manual' },
        { ...at, id: id * 10 + 4, name: '2.4 Dakar 4x2 Diesel AT', fuel: 'diesel' },
      ],
    });
  model(1, 'Kijang');
  model(2, 'Kijang Innova', ['innova', 'inova']);
  model(3, 'Yaris Cross');
});

describe('the matcher', () => {
  it.each([
    ['TOYOTA', 1],
    ['Toyota (Astra)', 1],
    ['Toyota Indonesia', 1],
    ['Mercedes Benz', 2],
    ['mercy', 2],
    ['Kereta', undefined],
  ])('brand %s', (text, id) => expect(matcher.findBrand(text)?.id).toBe(id));

  it.each([
    ['Kijang Innova', 2],
    ['KIJANG-INNOVA V', 2],
    ['Toyota Kijang Super', 1],
    ['All New Inova Reborn', 2],
    ['yariscross', 3],
    ['Sprinter', undefined],
  ])('model %s', (text, id) => expect(matcher.findModel(toyota, text)?.id).toBe(id));

  it.each([
    ['Dijual innova 2012', 2],
    ['Kijang Innova istimewa', 2],
    ['kijang atau innova', undefined],
    ['mobil bagus', undefined],
  ])('title %s', (text, id) => expect(matcher.findModelInTitle(toyota, text)?.id).toBe(id));

  it.each([
    ['1.5 G Bensin-AT', 2018, 20],
    ['1,5 g a/t', 2018, 20],
    ['1.5 G Bensin-AT', 2021, undefined],
    ['1.5 G CVT Bensin-AT', 2021, 21],
    ['1.5 G Bensin-AT', 2023, 21],
    ['1.5 New G Bensin-AT', 2018, 20],
    ['G Bensin-AT', 2018, undefined],
    ['1.5 E Bensin-AT', 2018, undefined],
    ['1.3 G AT', 2014, 22],
    ['1.3 G AT', 2013, undefined],
    ['', 2018, undefined],
  ])('variant %s of %i', (text, makeYear, id) => {
    const innova = matcher.findModel(toyota, 'innova');
    const found = innova && findVariant(innova, { text, makeYear, fuel: 'bensin', transmission: 'otomatis' });
    expect(found?.id).toBe(id);
  });

  it.each([
    ['1.2 RS Bensin-AT', '1.2 RS'],
    ['2.4 VRZ GR Sport-AT', '2.4 VRZ GR Sport'],
    ['S MT-MT', 'S'],
    ['RS CVT-AT', 'RS CVT'],
    ['Lain-lain-MT', null],
    ['Listrik-AT', null],
    ['', null],
  ])('shows the variant %s as %s', (text, shown) => expect(cleanVariantName(text)).toBe(shown));
});
