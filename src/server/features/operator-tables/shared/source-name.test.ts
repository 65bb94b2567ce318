import { expect, it } from 'vitest';
import { sourceName } from './source-name.ts';

it('names publishers, and no rows of an archive', () => {
  expect(sourceName('gaikindo.or.id 2026-09 (GitHub 59097308563); GitHub 62318065571', 'en')).toBe(
    'gaikindo.or.id 2026-09; a public archive of news',
  );
  expect(sourceName('GitHub 56761278613, 67226704990', 'id')).toBe('arsip berita publik');
  expect(sourceName('general knowledge', 'id')).toBe('pengetahuan umum');
  expect(sourceName('paluvip.xyz 119470 (Antara)', 'id')).toBe('paluvip.xyz 119470 (Antara)');
});
