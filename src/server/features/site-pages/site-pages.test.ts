import { expect, it } from 'vitest';
import { languages } from '#contract/language.ts';
import { sitePageNames, sitePageSchemas } from '#contract/site-pages/site-page.schema.ts';
import { pageIn } from './site-page-words.ts';
import { writtenPages } from './site-pages.feature.ts';

const unknown = { supportEmail: null, company: null };
const known = {
  supportEmail: 'halo@contoh.id',
  company: { name: 'PT Contoh Jalan', address: 'Jl. Contoh 1, Jakarta' },
};

it.each(sitePageNames)('%s is complete in both languages, with one anchor a section', (name) => {
  for (const operator of [unknown, known]) {
    for (const language of languages) {
      const page = sitePageSchemas.sitePage
        .data()
        .parse(pageIn(writtenPages(operator, null)[name], language));
      const ids = page.sections.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const words = JSON.stringify(page);
      expect(words).not.toMatch(/""|undefined|null|\$\{|!/);
    }
  }
});

it('names the operator only where it is configured', () => {
  const privacy = (operator: typeof known | typeof unknown) =>
    JSON.stringify(pageIn(writtenPages(operator, null).privacy, 'id'));
  expect(privacy(unknown)).toContain('pengelola situs ini');
  expect(privacy(known)).toContain('PT Contoh Jalan, Jl. Contoh 1, Jakarta');
  expect(privacy(known)).toContain('halo@contoh.id');
});

it('both languages have the same structure', () => {
  for (const name of sitePageNames) {
    const shape = (language: (typeof languages)[number]) =>
      pageIn(writtenPages(known, null)[name], language).sections.map(({ id, blocks }) => [
        id,
        ...blocks.map((block) => {
          if (block.kind === 'list') return block.items.length;
          if (block.kind === 'facts') return block.facts.length;
          return block.kind === 'links' ? block.links.map(({ url }) => url) : block.kind;
        }),
      ]);
    expect(shape('en')).toEqual(shape('id'));
  }
});
