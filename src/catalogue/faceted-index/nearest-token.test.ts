import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithinChanges } from './edit-distance.ts';
import { NearestToken } from './nearest-token.ts';
import { TextIndex } from './text-index.ts';

/** Dynamic programming over all prefixes of both words. */
function naiveDistance(a: string, b: string): number {
  const table: number[][] = [];
  for (let i = 0; i <= a.length; i++) {
    const row: number[] = [];
    table.push(row);
    for (let j = 0; j <= b.length; j++) {
      if (i === 0 || j === 0) {
        row.push(i + j);
        continue;
      }
      const at = (di: number, dj: number) => table[i - di]?.[j - dj] ?? Number.NaN;
      const changed = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + changed);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) least = Math.min(least, at(2, 2) + 1);
      row.push(least);
    }
  }
  return table[a.length]?.[b.length] ?? Number.NaN;
}

/** Few letters, so that words are similar. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1', '-'), minLength: 0, maxLength: 11 });

type Change = { readonly at: number; readonly letters: string; readonly leftOut: number };
const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat({ max: 9 }),
  letters: fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1', '-'), maxLength: 2 }),
  leftOut: fc.nat({ max: 2 }),
});
const changed = (text: string, changes: readonly Change[]) =>
  changes.reduce(
    (now, { at, letters, leftOut }) => now.slice(0, at) + letters + now.slice(at + leftOut),
    text,
  );
const changes = fc.array(change, { maxLength: 2 });

it('counts edits as the full table does', () => {
  fc.assert(
    fc.property(word, word, changes, fc.integer({ min: 0, max: 2 }), (a, other, made, most) => {
      for (const b of [other, changed(a, made)])
        expect(isWithinChanges(a, b, most)).toBe(naiveDistance(a, b) <= most);
    }),
    { numRuns: 3000 },
  );
});

it('finds the same token as an exhaustive search', () => {
  const digits = (text: string) => text.replaceAll(/\D/g, '');
  fc.assert(
    fc.property(
      word,
      fc.array(fc.tuple(fc.oneof(word, changes), fc.integer({ min: 0, max: 120 }))),
      (typed, seeds) => {
        const tokens = [
          ...new Map(
            seeds.map(([seed, cars]) => [typeof seed === 'string' ? seed : changed(typed, seed), cars]),
          ),
        ];
        const nearest = new NearestToken();
        for (const [token] of tokens) nearest.add(token);
        const allowed = typed.length < 4 || /^\d+$/.test(typed) ? 0 : typed.length < 8 ? 1 : 2;
        const [best] = tokens
          .map(([token, cars]) => ({ token, cars, distance: naiveDistance(typed, token) }))
          .filter(({ token, cars, distance }) => {
            return allowed > 0 && distance <= allowed && cars > 0 && digits(token) === digits(typed);
          })
          .map(({ token, cars, distance }) => ({ token, weight: distance < 2 ? cars * 50 : cars }))
          .sort((a, b) => b.weight - a.weight || (a.token < b.token ? -1 : 1));
        expect(nearest.find(typed, (number) => tokens[number]?.[1] ?? 0)).toBe(best?.token);
      },
    ),
    { numRuns: 2000 },
  );
});

it('prefers a more distant token from fifty times the cars on', () => {
  const nearest = new NearestToken();
  nearest.add('mitsubisi');
  nearest.add('mitsubishi');
  expect(nearest.find('mitsubis', (number) => [1, 50][number] ?? 0)).toBe('mitsubishi');
  expect(nearest.find('mitsubis', (number) => [1, 49][number] ?? 0)).toBe('mitsubisi');
});

describe('typed words', () => {
  const texts = [
    ...Array.from({ length: 20 }, () => 'toyota avanza veloz jakarta selatan 2015'),
    ...Array.from({ length: 9 }, () => 'daihatsu xenia tangerang cx-5 2016'),
    'avanzo istimewa jakrata mitsubishi',
  ];
  const index = new TextIndex();
  texts.forEach((text, slot) => void index.set(slot, text.split(' ')));
  const understood = (typed: string) => typed.split(' ').map((typedWord) => index.understand(typedWord));

  it.each([
    ['avansa jakrta', 'avanza jakarta'],
    ['abanza', 'avanza'],
    // One letter away from a word of a single title, and from one that many cars have.
    ['avanzi', 'avanza'],
    ['daihastu', 'daihatsu'],
    ['mitsubisi', 'mitsubishi'],
    ['mitubisi', 'mitsubishi'],
    ['jakarta', 'jakarta'],
    ['jakar', 'jakar'],
    // Not corrected: too short, digits, a different digit, too distant, too long.
    ['xen tyo', 'xen tyo'],
    ['2017', '2017'],
    ['cx-7', 'cx-7'],
    ['avnsaz', 'avnsaz'],
    ['tngerong', 'tangerang'],
    ['tngrong', 'tngrong'],
    ['x'.repeat(10_000), 'x'.repeat(10_000)],
  ])('%.40s is corrected to %.40s', (typed, meant) => {
    expect(understood(typed).join(' ')).toBe(meant);
  });

  it('follows changes of the cars', () => {
    expect(understood('pajeri')).toEqual(['pajeri']);
    index.set(texts.length, ['pajero']);
    expect(understood('pajeri')).toEqual(['pajero']);
    index.set(texts.length, ['pajeri']);
    expect(understood('pajeri pajero')).toEqual(['pajeri', 'pajeri']);
    index.set(texts.length, ['pajero']);
    expect(understood('pajeri')).toEqual(['pajero']);
    index.set(texts.length, []);
    expect(understood('pajeri')).toEqual(['pajeri']);
  });
});
