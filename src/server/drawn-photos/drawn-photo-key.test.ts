import { describe, expect, it } from 'vitest';
import { colors } from '#contract/vehicles/vehicle.ts';
import { referenceRows } from '#server/db/seed/reference-rows.ts';
import { drawnBodies, drawnPlaces } from './drawn-bodies.ts';
import { drawnBodyFor, drawnPhotoKeys, drawnPhotoPreview, parseDrawnPhotoKey } from './drawn-photo-key.ts';

const seeds = Array.from({ length: 300 }, (_, seed) => seed * 7919 + 13);
const coverOf = (seed: number) => keysOf(seed)[0] ?? '';
const keysOf = (seed: number) =>
  drawnPhotoKeys({ body: 'avanza', color: 'silver', kilometers: 41_287, seed });

describe('drawnPhotoKeys', () => {
  it('gives the same keys for the same car', () => {
    expect(keysOf(42)).toEqual(keysOf(42));
  });

  it('gives 4 to 8 distinct keys that parse and are safe in a file name', () => {
    for (const seed of seeds) {
      const keys = keysOf(seed);
      expect(keys.length).toBeGreaterThanOrEqual(4);
      expect(keys.length).toBeLessThanOrEqual(8);
      expect(new Set(keys).size).toBe(keys.length);
      for (const key of keys) {
        expect(key).toMatch(/^[a-z0-9.-]+$/);
        expect(parseDrawnPhotoKey(key)).toBeDefined();
      }
    }
  });

  it('starts with an outside view, mostly the front, facing both ways', () => {
    const covers = seeds.map((seed) => parseDrawnPhotoKey(coverOf(seed)));
    const front = covers.filter((cover) => cover?.kind === 'car' && cover.view === 'front');
    const left = covers.filter((cover) => cover?.kind === 'car' && cover.facing === 'l');
    expect(covers.every((cover) => cover?.kind === 'car' && cover.view !== 'side')).toBe(true);
    expect(front.length).toBeGreaterThan(seeds.length * 0.85);
    expect(front.length).toBeLessThan(seeds.length);
    expect(left.length).toBeGreaterThan(seeds.length * 0.35);
    expect(left.length).toBeLessThan(seeds.length * 0.65);
  });

  it('keeps one listing in one place and one paint, and spreads listings over all places', () => {
    const places = new Set<string>();
    for (const seed of seeds) {
      const cars = keysOf(seed).flatMap((key) => {
        const photo = parseDrawnPhotoKey(key);
        return photo?.kind === 'car' ? [`${photo.body} ${photo.paint} ${photo.place}`] : [];
      });
      expect(new Set(cars).size).toBe(1);
      places.add(cars[0] ?? '');
    }
    expect(places.size).toBe(drawnPlaces.length);
  });

  it('always shows the true kilometres', () => {
    for (const seed of seeds) expect(keysOf(seed)).toContain('drawn.odometer.41287');
  });

  it('draws an unknown colour as another colour', () => {
    const [cover = ''] = drawnPhotoKeys({ body: 'civic', color: 'pelangi', kilometers: 0, seed: 1 });
    expect(parseDrawnPhotoKey(cover)).toMatchObject({ paint: 'lainnya' });
  });
});

describe('parseDrawnPhotoKey', () => {
  it('reads every parameter', () => {
    expect(parseDrawnPhotoKey('drawn.hr-v.abu-abu.pantai.rear.r.6')).toEqual({
      kind: 'car',
      body: 'hr-v',
      paint: 'abu-abu',
      place: 'pantai',
      view: 'rear',
      facing: 'r',
      variant: 6,
    });
    expect(parseDrawnPhotoKey('drawn.odometer.41287')).toEqual({ kind: 'odometer', kilometers: 41_287 });
    expect(parseDrawnPhotoKey('drawn.cabin.krem.rumah')).toEqual({
      kind: 'cabin',
      trim: 'krem',
      place: 'rumah',
    });
    expect(parseDrawnPhotoKey('drawn.engine.merah')).toEqual({ kind: 'engine', paint: 'merah' });
    const jimny = { kind: 'cut-out', body: 'jimny', paint: 'hijau', facing: 'r' };
    expect(parseDrawnPhotoKey('drawn.cut.jimny.hijau.r')).toEqual({ ...jimny, view: 'front' });
    expect(parseDrawnPhotoKey('drawn.cut-side.jimny.hijau.r')).toEqual({ ...jimny, view: 'side' });
  });

  it.each([
    '',
    'drawn',
    'photo.avanza.silver.jalan.front.l.1',
    'drawn.tesla.silver.jalan.front.l.1',
    'drawn.avanza.pink.jalan.front.l.1',
    'drawn.avanza.silver.bulan.front.l.1',
    'drawn.avanza.silver.jalan.top.l.1',
    'drawn.avanza.silver.jalan.front.x.1',
    'drawn.avanza.silver.jalan.front.l.0',
    'drawn.avanza.silver.jalan.front.l.7',
    'drawn.avanza.silver.jalan.front.l.01',
    'drawn.avanza.silver.jalan.front.l.1.1',
    'drawn.odometer',
    'drawn.odometer.',
    'drawn.odometer.007',
    'drawn.odometer.1234567',
    'drawn.odometer.-1',
    'drawn.odometer.1.2',
    'drawn.cabin.hitam',
    'drawn.cabin.hitam.jalan.1',
    'drawn.engine.merah.1',
    'drawn.cut.jimny.hijau',
    'drawn.cut.jimny.hijau.x',
    'drawn.cut.jimny.pink.l',
    'drawn.cut.jimny.hijau.l.1',
    '../drawn.engine.merah',
    'drawn.constructor',
    'drawn.engine.constructor',
  ])('rejects %j', (key) => {
    expect(parseDrawnPhotoKey(key)).toBeUndefined();
  });
});

describe('drawnBodyFor', () => {
  it.each([
    ['mpv', 'toyota', 'avanza', 'avanza'],
    ['mpv', 'toyota', 'kijang-innova', 'innova'],
    ['mpv', 'toyota', 'innova-zenix', 'innova'],
    ['mpv', 'toyota', 'toyota-alphard', 'alphard'],
    ['mpv', 'mitsubishi', 'xpander', 'xpander'],
    ['suv', 'mitsubishi', 'pajero-sport', 'fortuner'],
    ['suv', 'suzuki', 'jimny', 'jimny'],
    ['suv', 'toyota', 'rush', 'fortuner'],
    ['suv', 'suzuki', 'grand-vitara', 'hr-v'],
    ['suv', 'honda', 'cr-v', 'hr-v'],
    ['van', 'daihatsu', 'gran-max', 'gran-max'],
    ['pickup-truck', 'isuzu', 'd-max', 'hilux'],
    ['hatchback', 'honda', 'brio-satya', 'brio'],
    ['pickup-truck', 'toyota', 'kijang-pick-up', 'hilux'],
    ['sedan', 'mercedes-benz', 'c-class', 'civic'],
    ['sedan', 'bmw', '3-series', 'civic'],
    ['coupe', 'bmw', 'bmw-4-series', 'coupe'],
    ['coupe', 'porsche', 'porsche-911', 'coupe'],
    ['coupe', 'never-heard', 'of-it', 'coupe'],
    ['coupe', 'mercedes-benz', 'amg-gt', 'coupe'],
    ['coupe', 'lamborghini', 'huracan', 'supercar'],
    ['coupe', 'mclaren', 'mclaren-gt', 'supercar'],
    ['convertible', 'mazda', 'mx-5', 'convertible'],
    ['convertible', 'ferrari', 'ferrari-california', 'convertible'],
    ['hatchback', 'wuling', 'air-ev', 'air-ev'],
    ['hatchback', 'wuling', 'binguo-ev', 'air-ev'],
    ['hatchback', 'seres', 'seres-e1', 'air-ev'],
    ['hatchback', 'byd', 'byd-dolphin', 'brio'],
  ] as const)('%s %s %s looks like %s', (bodyType, brandSlug, modelSlug, body) => {
    expect(drawnBodyFor({ bodyType, brandSlug, modelSlug })).toBe(body);
  });

  it('draws every coupe and convertible of the catalogue as one', () => {
    const drawn = (type: string) =>
      referenceRows(new Map()).brands.flatMap((brand) =>
        brand.models
          .filter(({ seed }) => seed.body === type)
          .map((model) => drawnBodyFor({ bodyType: type, brandSlug: brand.slug, modelSlug: model.slug })),
      );
    expect(new Set(drawn('coupe'))).toEqual(new Set(['coupe', 'supercar']));
    expect(new Set(drawn('convertible'))).toEqual(new Set(['convertible']));
  });

  it('falls back to the body type, then to the most common car', () => {
    expect(drawnBodyFor({ bodyType: 'sedan', brandSlug: 'x', modelSlug: 'never-heard' })).toBe('civic');
    expect(drawnBodyFor({ bodyType: 'pickup-truck', brandSlug: 'x', modelSlug: 'never-heard' })).toBe(
      'hilux',
    );
    expect(drawnBodies).toContain(drawnBodyFor({ bodyType: 'spaceship', brandSlug: 'x', modelSlug: 'y' }));
  });
});

describe('drawnPhotoPreview', () => {
  it('is a short data URI for every place and paint', () => {
    const cars = drawnPlaces.flatMap((place) =>
      colors.map((paint) => `drawn.brio.${paint}.${place}.side.r.2`),
    );
    for (const key of [...cars, 'drawn.odometer.1', 'drawn.cabin.hitam.jalan', 'drawn.engine.biru']) {
      const preview = drawnPhotoPreview(key);
      expect(preview).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/);
      expect(preview.length).toBeLessThanOrEqual(150);
    }
  });

  it('is empty for an unknown key', () => {
    expect(drawnPhotoPreview('drawn.nothing')).toBe('');
  });
});
