import { expect, test } from 'vitest';
import { expandLocalized, localizedCalls } from '../../scripts/build/localized.mjs';

const imported = `import { localized } from '#contract/localized.ts';\n`;

/** The catalogues of these calls, each with what it is in Indonesian; English is as in the code. */
function translated(code: string, ...indonesian: string[]) {
  const { calls } = localizedCalls('a.ts', imported + code);
  return {
    id: new Map(calls.map(({ id }, index) => [id, indonesian[index] ?? ''])),
    en: new Map<string, string>(),
  };
}

const expanded = (code: string, ...indonesian: string[]) =>
  expandLocalized('a.ts', imported + code, translated(code, ...indonesian))?.code.trim();

test('a call becomes its texts, and the import goes', () => {
  expect(expanded(`const a: Localized = localized('It’s "new".');`, 'Ini “baru”.')).toBe(
    String.raw`const a: Localized = ({ id: "Ini “baru”.", en: "It’s \"new\"." });`,
  );
});

test('placeholders are named as Lingui names them, and stand where the translation has them', () => {
  const code = `const a = localized(\`From \${least.price} to \${most} in \${city.name}\`);`;
  expect(localizedCalls('a.ts', imported + code).calls).toMatchObject([
    {
      message: 'From {0} to {most} in {1}',
      placeholders: { 0: 'least.price', most: 'most', 1: 'city.name' },
    },
  ]);
  expect(expanded(code, 'Di {1}: {0} sampai {most}`')).toBe(
    `const a = ({ id: \`Di \${city.name}: \${least.price} sampai \${most}\\\`\`, en: \`From \${least.price} to \${most} in \${city.name}\` });`,
  );
  expect(() => expanded(code, 'Di {2}')).toThrow('{2}');
});

test('a context sets texts of the same English apart', () => {
  expect(
    expanded(`const a = [localized('Cover'), localized('Cover', 'insurance')];`, 'Sampul', 'Jaminan'),
  ).toBe('const a = [({ id: "Sampul", en: "Cover" }), ({ id: "Jaminan", en: "Cover" })];');
});

test('the English of the catalogue comes before that of the code', () => {
  const code = `const a = localized('Colour');`;
  const [{ id = '' } = {}] = localizedCalls('a.ts', imported + code).calls;
  const translations = { id: new Map([[id, 'Warna']]), en: new Map([[id, 'Color']]) };
  expect(expandLocalized('a.ts', imported + code, translations)?.code).toContain(
    '{ id: "Warna", en: "Color" }',
  );
});

test('a missing translation fails with its sentence, unless English may stand in', () => {
  const code = `const a = localized('No such row.', 'table');`;
  expect(() => expanded(code)).toThrow('“No such row.” (table) has no Indonesian');
  const told: string[] = [];
  const shown = expandLocalized('a.ts', imported + code, translated(code), (sentence) => told.push(sentence));
  expect(shown?.code).toContain('{ id: "No such row.", en: "No such row." }');
  expect(told).toHaveLength(1);
});

test.each([
  ['const a = localized(text);', 'takes a text or a template'],
  [`const a = localized('a', context);`, 'a context in quotes'],
  [`const a = localized('{a}');`, 'braces'],
  [`const a = localized(\`a \${localized('b').en}\`);`, 'within localized()'],
])('%s is refused', (code, why) => {
  expect(() => expanded(code)).toThrow(why);
});

test('a function of the same name from elsewhere is left alone', () => {
  expect(
    expandLocalized('a.ts', `const a = localized('b');`, { id: new Map(), en: new Map() }),
  ).toBeUndefined();
});
