import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idOfSlug, slugify } from './slug.ts';

describe('a slug', () => {
  it.each([
    ['Kota Jakarta Selatan', 'kota-jakarta-selatan'],
    ['Citroën C3', 'citroen-c3'],
    [' 1.3 G M/T  (2019) ', '1-3-g-m-t-2019'],
    ['ＴＯＹＯＴＡ', 'toyota'],
    ['…', ''],
  ])('%s is %s', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('is words of letters and digits joined by single dashes, and stable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const slug = slugify(text);
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});

describe('the id of a detail address', () => {
  it.each([
    ['toyota-avanza-2019-123', 123],
    ['123', 123],
    ['toyota-avanza', undefined],
    ['toyota-avanza2019', undefined],
    ['toyota-123-', undefined],
    ['x-1234567890123456', undefined],
    ['', undefined],
  ])('of %s is %s', (slug, id) => {
    expect(idOfSlug(slug)).toBe(id);
  });

  it('is the one at the end', () => {
    const id = fc.integer({ min: 1, max: 999_999_999_999_999 });
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), id, (text, given) => {
        expect(idOfSlug(`${slugify(text)}-${given}`)).toBe(given);
      }),
    );
  });
});
