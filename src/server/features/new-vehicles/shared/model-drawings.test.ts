import { expect, test } from 'vitest';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { parseDrawnPhotoKey } from '#server/drawn-photos/drawn-photo-key.ts';
import { nearestPaint } from '#server/drawn-photos/paints.ts';
import { drawingsOf } from './model-drawings.ts';
import { colourHexesOf } from './model-facts.ts';
import { readNewVehicles } from './new-vehicle-catalogue.ts';

const modelsOf = (kind: VehicleKind) => (readNewVehicles().get(kind) ?? []).flatMap(({ models }) => models);

test('a model is drawn in one of its colours where they are known', () => {
  for (const model of modelsOf('mobil')) {
    const own = colourHexesOf(model).map(nearestPaint);
    const [key] = drawingsOf([model]);
    if (own.length === 0 || !key) continue;
    expect(own, model.slug).toContain(key.split('.').at(3));
  }
});

test('every car of a known body has a drawing that may be drawn, facing both ways', () => {
  for (const model of modelsOf('mobil')) {
    const [key] = drawingsOf([model]);
    expect(key === null, model.slug).toBe(model.body === null);
    if (key === null) continue;
    for (const facing of ['l', 'r']) expect(parseDrawnPhotoKey(`${key}.${facing}`)).toBeDefined();
  }
});

test('what is shown together does not repeat a body in the same paint, and does not change', () => {
  const models = modelsOf('mobil')
    .filter(({ delivered }) => delivered !== null)
    .sort((a, b) => (b.delivered?.units ?? 0) - (a.delivered?.units ?? 0))
    .slice(0, 8);
  const drawings = drawingsOf(models);
  expect(new Set(drawings).size).toBe(models.length);
  expect(drawingsOf(models)).toEqual(drawings);
});

test('trucks and motorcycles have drawings by what they are, in paints of their own', () => {
  for (const kind of ['motor', 'truk', 'motor-roda-tiga'] as const) {
    const models = modelsOf(kind)
      .filter(({ body }) => body !== null)
      .slice(0, 8);
    const drawings = drawingsOf(models);
    expect(new Set(drawings).size, kind).toBe(models.length);
    for (const key of drawings)
      expect(parseDrawnPhotoKey(`${key}.r`), key ?? kind).toMatchObject({ kind: 'tile' });
  }
  const drawn = (name: string) => {
    const model = modelsOf('motor').find((each) => `${each.brand.name} ${each.name}` === name);
    return model && drawingsOf([model])[0]?.split('.').at(2);
  };
  expect(
    ['Yamaha NMAX', 'Honda Scoopy', 'Honda BeAT', 'Yamaha MT-25', 'Yamaha R25', 'Honda CB500X'].map(drawn),
  ).toEqual(['maxi', 'klasik', 'matik', 'naked', 'sport', 'adventure']);
});
