import { expect, test } from 'vitest';
import { hasKtp } from '#contract/masking/ktp-in-text.ts';
import { isPossibleKtp, maskedKtp } from './ktp.ts';

const now = new Date('2026-11-22T00:00:00Z');

test.each([
  ['3174092112900001', 'a man of Jakarta Selatan'],
  ['3174096112900001', 'a woman: 40 days more'],
  ['3174 0921 1290 0001', 'in groups'],
  ['9671012902000003', 'a leap day of 2000, in a province of 2022'],
  ['1101010101260009', 'born this year'],
])('%s is possible: %s', (text) => {
  expect(isPossibleKtp(text, now)).toBe(true);
});

test.each([
  ['', 'nothing'],
  ['317409211290001', '15 digits'],
  ['31740921129000011', '17 digits'],
  ['3174O92112900001', 'a letter'],
  ['2074092112900001', 'no such province'],
  ['9774092112900001', 'no such province either'],
  ['3100092112900001', 'regency 00'],
  ['3174002112900001', 'district 00'],
  ['3174093213900001', 'month 13'],
  ['3174093211900001', 'day 32'],
  ['3174097211900001', 'day 72'],
  ['3174090011900001', 'day 0'],
  ['3174094011900001', 'day 40 of nobody'],
  ['3174093002900001', '30 February'],
  ['3174092902010001', '29 February of 2001, and of 1901'],
  ['3174092112900000', 'number 0000'],
])('%s is not', (text) => {
  expect(isPossibleKtp(text, now)).toBe(false);
});

test('only its last four digits are shown', () => {
  expect(maskedKtp('3174 0921 1290 0001')).toBe('•••• •••• •••• 0001');
});

test.each([
  'NIK 3174092112900001 ya',
  '3174 0921 1290 0001',
  '317409.211290.0001',
  '3174 - 0921 - 1290 - 0001',
  '08123174014501900001',
  '3174092112900001234',
  '317409,211290,0001',
  '317409 lalu 211290 lalu 0001',
  '3 1 7 4 0 9 2 1 1 2 9 0 0 0 0 1',
  '３１７４０９２１１２９００００１',
  '317409211290OOO1',
  '31740921129\u200b00001',
  'ktp3174092112900001@contoh.id',
  'tiga satu tujuh empat nol sembilan dua satu satu dua sembilan nol nol nol nol satu',
])('%s is found in a text', (text) => {
  expect(hasKtp(text, now)).toBe(true);
});

test.each([
  'Harga 165.000.000 nego, km 45.000, tahun 2019',
  '081234567890 atau 081398765432',
  'tenor 12 24 36 48 60 bulan',
  '[3174,921,1290,1]',
  '',
])('%s holds none', (text) => {
  expect(hasKtp(text, now)).toBe(false);
});
