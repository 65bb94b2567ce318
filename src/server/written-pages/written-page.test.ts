import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPage } from './written-page.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lajur-pages-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const head = '---\ntitle: Garansi\ndescription: Isinya.\n---\n';
const write = (language: 'id' | 'en', body: string) =>
  writeFileSync(join(folder, `page.${language}.md`), head + body);

/** Reads a page whose English is the same unless given. */
function read(id: string, en = id, names: readonly string[] = []) {
  write('id', id);
  write('en', en);
  return readPage('page', names, folder);
}

const sections = `
## Mesin {#mesin}

Satu paragraf,
di dua baris.

- Satu
- Dua

- **Blok** {#block}: piston
- **Apa itu?** Garansi.

## Tautan

- [Garansi](/garansi)
`;

test('a page is headings, paragraphs, lists, lists of terms and of links', () => {
  // Two lists in one section are apart by what their items are.
  const text = sections.replace('- Dua\n\n', '- Dua\n\nLalu:\n\n');
  expect(read(text)('en', {})).toEqual({
    ...{ title: 'Garansi', description: 'Isinya.', updated: '' },
    sections: [
      {
        ...{ id: 'mesin', heading: 'Mesin' },
        blocks: [
          { kind: 'text', text: 'Satu paragraf, di dua baris.' },
          { kind: 'list', items: ['Satu', 'Dua'] },
          { kind: 'text', text: 'Lalu:' },
          {
            kind: 'facts',
            facts: [
              { id: 'block', term: 'Blok', text: 'piston' },
              { id: '', term: 'Apa itu?', text: 'Garansi.' },
            ],
          },
        ],
      },
      {
        id: '',
        heading: 'Tautan',
        blocks: [{ kind: 'links', links: [{ label: 'Garansi', url: '/garansi' }] }],
      },
    ],
  });
});

const blocksWith = (values: Readonly<Record<string, string | readonly string[]>>, text: string) =>
  read(`## A\n\n${text}`, undefined, Object.keys(values))('id', values).sections[0]?.blocks;

test('values are said as they are, and are no Markdown', () => {
  expect(blocksWith({ days: '*7* {days} $&' }, '{days} hari')).toEqual([
    { kind: 'text', text: '*7* {days} $& hari' },
  ]);
});

test('a text is said where its conditions hold, and once for each of several values', () => {
  const text =
    '{if fee} Bayar {fee}.\n\n{unless fee} Gratis.\n\n- {if fee} {unless since} Kini\n- {if since} {since}';
  const said = (fee: string, since: string) => blocksWith({ fee, since }, text);
  expect(said('', '')).toEqual([{ kind: 'text', text: 'Gratis.' }]);
  expect(said('5', '')).toEqual([
    { kind: 'text', text: 'Bayar 5.' },
    { kind: 'list', items: ['Kini'] },
  ]);
  expect(said('5', 'x')?.[1]).toEqual({ kind: 'list', items: ['x'] });
  expect(blocksWith({ sources: ['a', '{sources}'] }, '- Dari {sources}.')).toEqual([
    { kind: 'list', items: ['Dari a.', 'Dari {sources}.'] },
  ]);
  expect(blocksWith({ sources: [] }, '- Dari {sources}.')).toEqual([]);
});

test('what several pages say is included', () => {
  writeFileSync(join(folder, 'part.id.md'), '- Dua\n\n## B\n');
  writeFileSync(join(folder, 'part.en.md'), '- Two\n\n## B\n');
  const page = read('## A\n\n- Satu\n{include part}\n');
  expect(page('en', {}).sections).toEqual([
    { id: '', heading: 'A', blocks: [{ kind: 'list', items: ['Satu', 'Two'] }] },
    { id: '', heading: 'B', blocks: [] },
  ]);
});

test('both languages have the same headings, blocks and items', () => {
  for (const other of [
    ...['## A\n\nB\n\n## C', '## A {#a}\n\nB', '## {#a}\n\nB', '## A\n\n- B', '## A\n\nB\n\nC', '## A'],
    ...['- **T**: B', '- [T](/b)'].map((list) => `## A\n\n${list}`),
  ])
    expect(() => read('## A\n\nB', other)).toThrow('differ');
  const pairs = [
    ['- B\n- C', '- B'],
    ['- **T** {#t}: B', '- **T**: B'],
    ['- [T](/b)', '- [T](/c)'],
  ];
  for (const [id, en] of pairs) expect(() => read(`## A\n\n${id}`, `## A\n\n${en}`)).toThrow('differ');
  rmSync(join(folder, 'page.en.md'));
  expect(() => readPage('page', [], folder)).toThrow('page.en.md is missing');
});

test('a name is said in both languages, and is one of the page’s', () => {
  expect(() => read('## A\n\n{days}')).toThrow('page.id.md: nothing is {days}');
  expect(() => read('## A', '## {if days} A')).toThrow('page.en.md: nothing is {days}');
  expect(() => read('## A\n\n{days}', '## A\n\nB', ['days'])).toThrow('page.en.md: {days} is not said');
});

test('braces that say nothing are refused', () => {
  for (const text of ['B {if days} c', '{ days }', '{days', '{include part} b', '- **B**: c {#b}', '{"a"}'])
    expect(() => read(`## A\n\n${text}`, undefined, ['days']), text).toThrow('not understood');
});

test('what a page cannot show is refused', () => {
  for (const [text, reason] of [
    ['B', 'before the first heading'],
    ['## A\n\n**B** c', 'strong_open'],
    ['## A\n\n[B](/c) d', 'link_open'],
    ['## A\n\n`B`', 'code_inline'],
    ['## A\n\n| B |\n| - |\n| C |', 'table_open'],
    ['## A\n\n- B\n  - C', 'a list is in a list'],
    ['## A\n\n- B\n- **C**: d', 'several kinds'],
    ['## A\n\n- **B**', 'nothing is said of B'],
  ] as const)
    expect(() => read(text), text).toThrow(reason);
});
