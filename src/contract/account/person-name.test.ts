import { describe, expect, it } from 'vitest';
import { cleanPersonName, personNameProblem, shortPersonName } from './person-name.ts';

describe('people’s names', () => {
  it.each([
    ["H. Ma'ruf, S.E.", "H. Ma'ruf, S.E."],
    ['Ma‘ruf', "Ma'ruf"],
    ['Nur’aini  binti `Ali´', "Nur'aini binti 'Ali'"],
    ['Siti\u00a0Aminah', 'Siti Aminah'],
    ['Dr. Budi Santoso,S.E.,M.M.,', 'Dr. Budi Santoso, S.E., M.M.'],
    ['Sri–Rahayu (Yayuk)', 'Sri-Rahayu (Yayuk)'],
    ['\u202aKaʻiulani\u200b', 'Kaʻiulani'],
    ['Nguye\u0302\u0303n', 'Nguyễn'],
    ['Andi & Sons', 'Andi & Sons'],
  ])('“%s” is accepted and stored as “%s”', (typed, stored) => {
    expect(personNameProblem(typed)).toBeUndefined();
    expect(cleanPersonName(typed)).toBe(stored);
    expect(cleanPersonName(stored)).toBe(stored);
  });

  it.each([
    ['Budi 88', 'name'],
    ["O'Brien-Sari, Dr.", undefined],
    ['., -', 'name'],
    ['budi@mail', 'name'],
    ['x'.repeat(35), undefined],
    ['x'.repeat(36), 'name_long'],
    [`${'x'.repeat(35)}, S.E.`, 'name_long'],
    [`Ayu Lestari${'.'.repeat(60)}`, 'name_long'],
    ['Ir. H. Muhammad Abdurrahman Wahid', undefined],
  ])('“%s”: %s', (name, problem) => {
    expect(personNameProblem(name)).toBe(problem);
  });

  it.each([
    ['Anak Agung Gede Ngurah Putra Wirabuana', 'Anak Agung Gede Ngurah Putra W.'],
    ['Raden Mas Aryo Kusumo Hadiningrat Suryodiningrat', 'Raden Mas Aryo Kusumo Hadiningrat S.'],
    ['Prof. Dr. Ir. H. Muhammad Abdurrahman Wahid, S.E., M.M.', 'Prof. Dr. Ir. H. Muhammad Abdurrahman W.'],
    ['Budi Santoso', 'Budi Santoso'],
    ['x'.repeat(50), 'x'.repeat(35)],
  ])('“%s” is shortened to “%s”', (name, short) => {
    expect(shortPersonName(name)).toBe(short);
    expect(personNameProblem(short)).toBeUndefined();
  });
});
