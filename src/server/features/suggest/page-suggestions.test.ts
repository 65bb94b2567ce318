import { expect, test } from 'vitest';
import { smallMarket } from '#catalogue/answers/small-market.ts';
import { suggestionsFor } from '#catalogue/answers/suggestions.ts';
import { WordIndex } from '#catalogue/suggestions/word-index.ts';
import { readAroundNames } from '#catalogue/typed-search/read-typed.ts';
import type { Language } from '#contract/language.ts';
import { readNewVehicles } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import type { OutletCity } from './outlet-places.ts';
import { asksForOutlet, outletSuggestions } from './outlet-suggestions.ts';
import { pageNamesOf } from './page-names.ts';
import { withPages } from './page-suggestions.ts';

const [avanza, jazz] = [10, 13];
const market = smallMarket([
  { model: avanza, variant: 100, city: 146, price: 100e6 },
  { model: jazz, city: 3273, price: 150e6, bodyType: 'hatchback' },
]);
const names = pageNamesOf(readNewVehicles());

const usedFor = (text: string, language: Language = 'id') => suggestionsFor(market, text, language);
function suggested(text: string, language: Language = 'id') {
  const isUnderstood = () => readAroundNames(market, text).words.length === 0;
  return withPages(usedFor(text, language), names, { text, isUnderstood }, language);
}
const first = (text: string, language: Language = 'id') => suggested(text, language)[0];

test('a name that only a new vehicle has suggests that vehicle, of any kind, despite typing errors', () => {
  for (const text of ['honda beat', 'Beat', 'BEAT honda'])
    expect(first(text), text).toEqual({
      name: 'Honda BeAT baru',
      value: '/motor-baru/honda/beat',
      type: 'new-model',
      isAlone: true,
    });
  expect(first('honda beat', 'en')?.name).toBe('New Honda BeAT');
  expect(first('scoopi')).toMatchObject({ name: 'Honda Scoopy baru' });
  expect(first('scoopi')).not.toHaveProperty('isAlone');
  expect(first('truk hino')?.value).toBe('/truk-baru/hino');
  expect(first('karya 200')?.value).toBe('/motor-roda-tiga-baru/viar/karya-200');
  expect(first('nmax 155')?.value).toBe('/motor-baru/yamaha/nmax');
  expect(first('motor baru')?.value).toBe('/motor-baru');
  expect(suggested('motor listrik').map(({ value }) => value)).toContain('/motor-listrik');
  expect(first('modifikasi')?.value).toBe('/modifikasi');
});

test('a similarly spelled used car does not come before an exactly typed new one', () => {
  const beta = { name: 'Suzuki XL7 1.5 Beta MT', value: 'suzuki-xl7-beta', type: 'variant' } as const;
  const typed = (text: string) => withPages([beta], names, { text, isUnderstood: () => false }, 'id');
  expect(
    typed('beat')
      .map(({ value }) => value)
      .slice(0, 1),
  ).toEqual(['/motor-baru/honda/beat']);
  expect(typed('beta')[0]).toEqual(beta);
});

test('a brand that is only sold new is followed by its models', () => {
  const [brand, ...models] = suggested('yamaha');
  expect(brand).toMatchObject({ value: '/motor-baru/yamaha', isAlone: true });
  expect(models).toHaveLength(3);
  for (const { value } of models) expect(value).toMatch(/^\/motor-baru\/yamaha\//);
});

test('used cars come first and are otherwise unchanged', () => {
  for (const text of ['avanza', 'toyota', 'honda', 'avansa jakrta', 'matic', 'jakarta', 'murah', 'b', '']) {
    const used = usedFor(text);
    expect(suggested(text).slice(0, used.length), text).toEqual(used);
    expect(
      suggested(text).some(({ isAlone }) => isAlone),
      text,
    ).toBe(false);
  }
  expect(suggested('avanza')).toContainEqual(
    expect.objectContaining({ name: 'Toyota Avanza baru', value: '/mobil-baru/toyota/avanza' }),
  );
  expect(suggested('honda').map(({ value }) => value)).toEqual(
    expect.arrayContaining(['/mobil-baru/honda', '/motor-baru/honda']),
  );
});

test('words for new or used put that type first', () => {
  expect(first('avanza baru')?.value).toBe('/mobil-baru/toyota/avanza');
  expect(suggested('avanza bekas')).toEqual(usedFor('avanza bekas'));
});

test('symptoms suggest breakdown help for the named kind of vehicle', () => {
  expect(first('ban bocor motor')?.value).toMatch(/^\/bantuan-kerusakan-motor\//);
  expect(first('rem blong')).toMatchObject({ type: 'help' });
  expect(first('aki tekor')).toMatchObject({ type: 'help', name: expect.stringMatching(/aki/i) });
  expect(first('engine will not start', 'en')).toMatchObject({ type: 'help' });
  // The name of a used car does not suggest breakdown help.
  expect(suggested('avanza').some(({ type }) => type === 'help')).toBe(false);
});

test('every brand and model is found by its name and links to its page', () => {
  for (const [kind, brands] of readNewVehicles())
    for (const brand of brands)
      for (const model of brand.models) {
        const text = `${brand.name} ${model.name}`;
        const url = `/${kind}-baru/${brand.slug}/${model.slug}`;
        expect(
          suggested(text).map(({ value }) => value.replace(/#.*/, '')),
          text,
        ).toContain(url);
      }
});

test('dealers and service centres are suggested where they exist', () => {
  const cities = new WordIndex<OutletCity>();
  cities.add({ slug: 'bandung', name: 'Bandung', above: undefined, length: 1 }, ['Bandung']);
  const isKnown = (kind: string, list: string, brand = 'honda', city = 'bandung') =>
    ['mobil', 'motor'].includes(kind) && list === 'sales' && brand === 'honda' && city === 'bandung';
  const outlets = (text: string, language: Language = 'id') =>
    outletSuggestions(names, { cities, has: isKnown }, text, language).map(({ name, value }) => [
      name,
      value,
    ]);
  expect(outlets('dealer motor honda bandung')).toEqual([
    ['Dealer motor Honda di Bandung', '/motor-baru/dealer/honda?city=bandung'],
  ]);
  expect(outlets('bandung honda dealer', 'en')).toContainEqual([
    'Honda cars: dealers in Bandung',
    '/mobil-baru/dealer/honda?city=bandung',
  ]);
  expect(outlets('diler bandnug')).toContainEqual([
    'Dealer mobil di Bandung',
    '/mobil-baru/dealer?city=bandung',
  ]);
  expect(outlets('dealer yamaha')).toEqual([]);
  expect(outlets('servis honda')).toEqual([]);
  expect(asksForOutlet('honda bandung')).toBe(false);
});
