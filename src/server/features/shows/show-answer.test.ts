import { expect, test } from 'vitest';
import { readNewVehicles } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import {
  type Cells,
  fileCells,
  type OperatorTable,
} from '#server/features/operator-tables/shared/operator-table.ts';
import { fromFiles } from '#server/features/operator-tables/shared/reading.ts';
import { tableProblems } from '#server/features/operator-tables/shared/table-problems.ts';
import { autoShowTable } from '#server/features/operator-tables/shared/tables/show-tables.ts';
import { autoShows } from '#server/features/shows/shared/auto-shows.ts';
import { showAnswer } from './show-answer.ts';

const catalogue = readNewVehicles();
const editions = fromFiles(autoShows, '2026-11-26');
const on = (today: string) => showAnswer(editions, catalogue, today, 'id');
const answered = (today: string) =>
  on(today).faqs.find(({ question }) => question.includes('berikutnya'))?.answer;

test('coming editions come first, the next at the beginning, then past ones, newest first', () => {
  const order = on('2026-09-10').shows.map(({ slug, state }) => `${slug} ${state}`);
  expect(order.slice(0, 5)).toEqual([
    'giias-bandung-2026 now',
    'giias-semarang-2026 coming',
    'giias-makassar-2026 coming',
    'giias-bali-2027 coming',
    'giias-surabaya-2026 over',
  ]);
  expect(order.at(-1)).toBe('giias-2015 over');
});

test('the next edition is answered with its dates and that they are not confirmed; without one, that it is not known', () => {
  expect(answered('2026-11-26')).toBe(
    'GIIAS Bali 2027: 27–31 Januari 2027 di The Meru Sanur, Denpasar. Jadwal ini belum kami pastikan dari penyelenggara.',
  );
  expect(answered('2027-02-01')).toBe('Jadwal edisi berikutnya belum kami ketahui.');
});

test('each edition has a drawing, of what was launched there where that is known', () => {
  const { shows } = on('2026-11-26');
  expect(shows.every(({ drawing }) => drawing !== undefined)).toBe(true);
  const launched = shows.find(({ slug }) => slug === 'giias-2022');
  // The Air ev is drawn as one.
  expect(launched?.drawing).toMatch(/^drawn\.cut\.air-ev\./);
});

test('what is not known is null, and brands that we have a page of lead to it', () => {
  const { shows } = on('2026-11-26');
  const surabaya = shows.find(({ slug }) => slug === 'giias-surabaya-2024');
  expect(surabaya).toMatchObject({ venue: null, theme: null, halls: null, launched: [], visitors: 35_385 });
  const brands = shows.find(({ slug }) => slug === 'giias-2023')?.brandNames ?? [];
  expect(brands).toContainEqual({ name: 'Toyota', url: '/mobil-baru/toyota' });
  expect(brands).toContainEqual({ name: 'GWM Tank', url: null });
});

test('an edition that ends before it begins is refused', () => {
  const [first = {}, ...others] = fileCells(autoShowTable);
  const rows: readonly Cells[] = [{ ...first, last_day: '2020-01-01' }, ...others];
  const cellsOf = (table: OperatorTable) => (table === autoShowTable ? rows : fileCells(table));
  expect(tableProblems(autoShowTable, cellsOf, '2026-11-26').map(({ words }) => words.en)).toEqual([
    'GIIAS Bali 2027 ends before it begins.',
  ]);
});

test('an operator’s words are text in the answers, which are HTML', () => {
  const [edition] = editions;
  if (!edition) throw new Error('no edition');
  const hostile = [
    { ...edition, first: '2027-01-27', last: '2027-01-31', venue: '<img src=x onerror=1>', city: 'A & B' },
  ];
  const answers = showAnswer(hostile, catalogue, '2026-11-26', 'id').faqs.map(({ answer }) => answer);
  expect(answers.join()).toContain('&lt;img src=x onerror=1&gt;, A &amp; B');
  expect(answers.join()).not.toContain('<');
});
