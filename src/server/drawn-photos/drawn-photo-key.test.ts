import { describe, expect, it } from 'vitest';
import { colors } from '#contract/vehicles/vehicle.ts';
import { drawnPlaces } from './drawn-bodies.ts';
import { drawnPhotoKeys, drawnPhotoPreview, parseDrawnPhotoKey } from './drawn-photo-key.ts';

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

  it('starts with the front three quarters, facing both ways', () => {
    const covers = seeds.map((seed) => parseDrawnPhotoKey(coverOf(seed)));
    const left = covers.filter((cover) => cover?.kind === 'car' && cover.facing === 'l');
    expect(covers.every((cover) => cover?.kind === 'car' && cover.view === 'front')).toBe(true);
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
    expect(parseDrawnPhotoKey('drawn.tile.naked.hijau.r')).toEqual({
      ...{ kind: 'tile', tile: 'naked', paint: 'hijau', facing: 'r' },
    });
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
    'drawn.tile.jimny.hijau.l',
    'drawn.tile.naked.hijau',
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
