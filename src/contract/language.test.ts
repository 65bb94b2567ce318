import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLanguage, languageOfPath, languages, pathInLanguage } from './language.ts';

describe('the language of a path', () => {
  it.each([
    ['/', { kind: 'known', language: 'id', path: '/' }],
    ['/mobil-bekas', { kind: 'known', language: 'id', path: '/mobil-bekas' }],
    ['/ovb', { kind: 'known', language: 'id', path: '/ovb' }],
    ['/en', { kind: 'known', language: 'en', path: '/' }],
    ['/en/', { kind: 'known', language: 'en', path: '/' }],
    ['/en/mobil-bekas/toyota', { kind: 'known', language: 'en', path: '/mobil-bekas/toyota' }],
    ['/english', { kind: 'known', language: 'id', path: '/english' }],
    ['/id', { kind: 'redundant', path: '/' }],
    ['/id/mobil-bekas', { kind: 'redundant', path: '/mobil-bekas' }],
    ['/EN/mobil-bekas', { kind: 'redundant', path: '/en/mobil-bekas' }],
    ['/En', { kind: 'redundant', path: '/en' }],
    ['/ID/mobil-bekas', { kind: 'redundant', path: '/mobil-bekas' }],
    ['/fr/voitures', { kind: 'unknown', prefix: 'fr' }],
    ['/en-AU/mobil-bekas', { kind: 'unknown', prefix: 'en-AU' }],
  ])('%s', (pathname, expected) => {
    expect(languageOfPath(pathname)).toEqual(expected);
  });

  it('is read back from the address of a path in it', () => {
    const path = fc
      .array(fc.stringMatching(/^[a-z]{3,8}(-[a-z0-9]{3,6})?$/), { maxLength: 3 })
      .map((segments) => `/${segments.join('/')}`);
    fc.assert(
      fc.property(path, fc.constantFrom(...languages), (shared, language) => {
        expect(languageOfPath(pathInLanguage(shared, language))).toEqual({
          kind: 'known',
          language,
          path: shared,
        });
      }),
    );
  });

  it.each([
    ['/', '/en'],
    ['/#sell', '/en#sell'],
    ['/?city=1', '/en?city=1'],
    ['/mobil-bekas#list', '/en/mobil-bekas#list'],
  ])('%s is %s in English', (path, address) => {
    expect(pathInLanguage(path, 'en')).toBe(address);
  });
});

describe('isLanguage', () => {
  it('knows the two languages and no other', () => {
    expect(languages.every(isLanguage)).toBe(true);
    for (const other of ['', 'EN', 'fr', 'en-US', 'constructor']) expect(isLanguage(other)).toBe(false);
  });
});
