import { describe, expect, it } from 'vitest';
import { bodyTypes } from '#contract/vehicles/vehicle.ts';
import { demoVehicles } from '#server/db/seed/demo/demo-vehicles.ts';
import { referenceRows } from '#server/db/seed/reference-rows.ts';
import { readNewVehicles } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { drawnBodies } from './drawn-bodies.ts';
import { bodiesOfType, drawnBodyFor } from './model-bodies.ts';

const none = () => 0;
const variants = demoVehicles(referenceRows(new Map()).brands, { brand: none, model: none, variant: none });
const nameOf = ({ modelSlug, variantName }: (typeof variants)[number]) => `${modelSlug} ${variantName}`;

describe('drawnBodyFor', () => {
  it.each([
    ['mpv', 'toyota', 'avanza', 'avanza'],
    ['mpv', 'toyota', 'kijang-innova', 'innova'],
    ['mpv', 'toyota', 'innova-zenix', 'innova'],
    ['mpv', 'toyota', 'toyota-alphard', 'alphard'],
    ['mpv', 'toyota', 'calya', 'calya'],
    ['mpv', 'daihatsu', 'sigra', 'calya'],
    ['mpv', 'mitsubishi', 'xpander', 'xpander'],
    ['suv', 'mitsubishi', 'pajero-sport', 'fortuner'],
    ['suv', 'suzuki', 'jimny', 'jimny'],
    ['suv', 'mercedes-benz', 'g-class', 'wrangler'],
    ['suv', 'toyota', 'rush', 'rush'],
    ['suv', 'honda', 'br-v', 'rush'],
    ['suv', 'suzuki', 'grand-vitara', 'hr-v'],
    ['suv', 'honda', 'cr-v', 'hr-v'],
    ['van', 'daihatsu', 'gran-max', 'gran-max'],
    ['pickup-truck', 'isuzu', 'd-max', 'hilux'],
    ['pickup-truck', 'suzuki', 'carry-pick-up', 'carry-pick-up'],
    ['pickup-truck', 'daihatsu', 'gran-max-pick-up', 'carry-pick-up'],
    ['pickup-truck', 'toyota', 'kijang', 'hilux-single'],
    ['pickup-truck', 'mitsubishi', 'canter', 'canter'],
    ['hatchback', 'honda', 'brio-satya', 'brio'],
    ['hatchback', 'toyota', 'prius', 'brio'],
    ['sedan', 'mercedes-benz', 'c-class', 'civic'],
    ['sedan', 'mg', 'mg-5-gt', 'civic'],
    ['crossover', 'ford', 'mustang-mach-e', 'hr-v'],
    ['wagon', 'subaru', 'outback', 'outback'],
    ['coupe', 'bmw', 'bmw-4-series', 'coupe'],
    ['coupe', 'never-heard', 'of-it', 'coupe'],
    ['coupe', 'mercedes-benz', 'amg-gt', 'coupe'],
    ['coupe', 'mclaren', 'mclaren-gt', 'supercar'],
    ['convertible', 'mazda', 'mx-5', 'convertible'],
    ['hatchback', 'wuling', 'air-ev', 'air-ev'],
    ['hatchback', 'seres', 'seres-e1', 'air-ev'],
    ['hatchback', 'byd', 'byd-dolphin', 'brio'],
  ] as const)('%s %s %s looks like %s', (bodyType, brandSlug, modelSlug, body) => {
    expect(drawnBodyFor({ bodyType, brandSlug, modelSlug })).toBe(body);
  });

  it('falls back to the body type, then to the most common car', () => {
    expect(drawnBodyFor({ bodyType: 'sedan', brandSlug: 'x', modelSlug: 'never-heard' })).toBe('civic');
    expect(drawnBodyFor({ bodyType: 'spaceship', brandSlug: 'x', modelSlug: 'y' })).toBe('avanza');
  });

  it('draws every variant of the catalogue, in every year, as its body type', () => {
    for (const variant of variants)
      for (const makeYear of [1995, 2009, 2010, 2026])
        expect(bodiesOfType[variant.bodyType], nameOf(variant)).toContain(
          drawnBodyFor({ ...variant, makeYear }),
        );
  });

  it('draws every new car as its body type', () => {
    for (const { models } of readNewVehicles().get('mobil') ?? [])
      for (const { body, brand, slug } of models) {
        if (body === null) continue;
        const type = bodyTypes.find((type) => type === body);
        expect(type, slug).toBeDefined();
        if (type)
          expect(bodiesOfType[type], slug).toContain(
            drawnBodyFor({ bodyType: type, brandSlug: brand.slug, modelSlug: slug }),
          );
      }
  });

  it.each([
    [/single cab|kijang.*pick up|panther.*pick up/i, ['hilux-single']],
    [/ box\b/i, ['traga-box']],
    [/chassis/i, ['l300-chassis']],
    [/blind van/i, ['blind-van']],
    [/^(?:l300|traga|t120ss|elf).*bus\b/i, ['gran-max']],
    [/^(?:canter|dyna|elf) (?!.*bus\b)/i, ['canter']],
    [/^(?:carry|gran-max|zebra|espass|l300|t120ss|traga|formo)(?!.* box).*pick[ -]up/i, ['carry-pick-up']],
    [/double cab|d-cab/i, ['hilux', 'strada']],
    [/^jimny .*5 door/i, ['wrangler']],
    [/^wrangler .*2 door/i, ['jimny']],
  ] as const)('draws variants named %s as %s', (name, bodies) => {
    const named = variants.filter((variant) => name.test(nameOf(variant)));
    expect(named.length).toBeGreaterThan(0);
    for (const variant of named)
      expect(bodies, nameOf(variant)).toContain(drawnBodyFor({ ...variant, makeYear: 2012 }));
  });

  it('draws cars before 2010 with an older body, if there is one', () => {
    const car = { bodyType: 'sedan', brandSlug: 'honda', modelSlug: 'civic' };
    expect(drawnBodyFor({ ...car, makeYear: 2009 })).toBe('corolla');
    expect(drawnBodyFor({ ...car, makeYear: 2010 })).toBe('civic');
    const drawn = new Set(variants.map((variant) => drawnBodyFor({ ...variant, makeYear: 2000 })));
    for (const modern of [
      'avanza',
      'xpander',
      'brio',
      'civic',
      'fortuner',
      'hr-v',
      'alphard',
      'hilux',
    ] as const)
      expect(drawn, modern).not.toContain(modern);
  });

  it('can draw every body', () => {
    const drawn = new Set(
      variants.flatMap((variant) => [2000, 2020].map((makeYear) => drawnBodyFor({ ...variant, makeYear }))),
    );
    expect([...drawn].sort()).toEqual([...drawnBodies].sort());
  });
});
