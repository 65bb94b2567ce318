import { expect, test } from 'vitest';
import { articleLimits } from '#contract/articles/article.ts';
import { boundedMarkdown } from '#contract/articles/bounded-markdown.ts';
import { hostileUnits, superlinear } from '#tests/support/growth.ts';
import { renderArticle } from './render-article.ts';

/** As many columns and rows as there may be marks. */
const table = (columns: number) =>
  `${'|a'.repeat(columns)}\n${'|-'.repeat(columns)}\n${'b\n'.repeat(articleLimits.marks)}`;

test('work grows no faster than an article, whatever it repeats', () => {
  expect(superlinear(hostileUnits, 2 * articleLimits.body, (text) => renderArticle(text, 'id'))).toEqual([]);
});

test.each(hostileUnits)('of %j as much is rendered as its marks allow', (unit) => {
  const text = unit.repeat((4 * articleLimits.body) / unit.length);
  const { text: allowed, isCut } = boundedMarkdown(text);
  expect([isCut, allowed.length <= articleLimits.body + 1]).toEqual([true, true]);
  expect(renderArticle(text, 'id').html.length).toBeLessThan(articleLimits.body + 30 * articleLimits.marks);
});

test.each([1, 10, 100, 700, 1400])('a table of %d columns has no more cells than marks', (columns) => {
  const cells = renderArticle(table(columns), 'id').html.match(/<t[hd]/g) ?? [];
  expect(cells.length).toBeLessThanOrEqual(articleLimits.marks);
});

test.each(['> ', '1. ', '- ', '>', '[', '**'])('%j nested deeply is rendered', (unit) => {
  expect(() => renderArticle(`${unit.repeat(2900)}a`, 'id')).not.toThrow();
});

test('every heading has an id of its own, also where one is named like the second of another', () => {
  const { html, headings } = renderArticle('# A b\n\n## A b\n\n### A b-2\n\n## ?\n\n## *A* <b>', 'id');
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['a-b', 'a-b-2', 'a-b-2-2', 'bagian', 'a-b-3']);
  expect(headings.map(({ text }) => text)).toEqual(['A b', 'A b', '?', 'A <b>']);
});

test.each([
  ['[k](/mobil-bekas?a=1#b)', '<a href="/en/mobil-bekas?a=1#b">k</a>'],
  ['[k](#bagian)', '<a href="#bagian">k</a>'],
  ['[k](https://a.example/b)', '<a href="https://a.example/b" rel="noopener nofollow">k</a>'],
  ['[k](mailto:a@b.example)', '<a href="mailto:a@b.example" rel="noopener nofollow">k</a>'],
  ['<https://a.example/b>', '<a href="https://a.example/b" rel="noopener nofollow">https://a.example/b</a>'],
])('%s is a link', (markdown, link) => {
  expect(renderArticle(markdown, 'en').html.trim()).toBe(`<p>${link}</p>`);
});

test.each([
  ...['[k](\\\\evil.example)', '[k](\\\\\\\\evil.example)', '[k](/\\evil.example)', '[k](//evil.example)'],
  ...['[k](/\t/evil.example)', '[k](javascript:alert(1))', '[k](http://evil.example)', '[k](evil.example)'],
  ...[
    '[k](java&#10;script:alert(1))',
    '[k](<https:evil example>)',
    '<a href="/a">',
    '![k](https://evil.example/p)',
  ],
])('%s is none', (markdown) => {
  expect(renderArticle(markdown, 'en').html).not.toContain('<a ');
});

test('HTML is shown as text, and tables keep their alignment', () => {
  expect(renderArticle('<img src=x onerror=alert(1)> & "b"', 'id').html).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt; &amp; "b"</p>\n',
  );
  expect(renderArticle('|a|b|\n|:-:|-|\n|c|d|', 'id').html).toContain(
    '<td align="center">c</td>\n<td>d</td>',
  );
});

test('a block of a diagram is drawn, with its words as text', () => {
  const fence = (info: string, ...lines: readonly string[]) =>
    renderArticle(['```' + info, ...lines, '```'].join('\n'), 'id').html;
  const vehicle = fence('diagram mpv engine', 'Hijau: <b>mesin</b> & aki');
  expect(vehicle).toContain('<figcaption>Hijau: &lt;b&gt;mesin&lt;/b&gt; &amp; aki</figcaption>');
  expect(vehicle).toContain('<img src="/media/drawn.cut-side.avanza.silver.l/720.webp"');
  expect(fence('steps', 'Cek fisik', 'STNK')).toBe(
    '<figure data-diagram="steps"><ol><li>Cek fisik</li><li>STNK</li></ol></figure>\n',
  );
  // Bars are counted from nought, in the unit of each value.
  const bars = fence('bars', 'A | Rp 1,5 Milyar', 'B | Rp 750 Juta', '', 'Harga');
  expect([...bars.matchAll(/h([\d.]+)v1/g)].map(([, share]) => share)).toEqual(['100', '50']);
  for (const [info, words] of [
    ['diagram mpv wings', 'Hijau'],
    ['diagram constructor engine', 'Hijau'],
    ['bars', 'A | banyak'],
    ['js', 'alert(1)'],
  ] as const)
    expect(fence(info, words), info).not.toContain('<figure');
});
