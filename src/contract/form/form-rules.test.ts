import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allOf, choiceOf, matching, personName, publicText, rupiah, textOf } from './form-fields.ts';
import { formRules, problemIn, requires } from './form-rules.ts';

const now = new Date('2026-11-28T03:00:00Z');
const form = formRules<'title' | 'price' | 'note'>({
  fields: ['title', 'price', 'note'],
  whenEmpty: (field) => requires(field !== 'note'),
  schemaOf: (field) =>
    field === 'price'
      ? rupiah({ least: [1_000_000, 'price_too_low'], most: [2_000_000, 'price_too_high'] })
      : textOf(10, now),
});

test('problems are codes, in the order of the form', () => {
  expect(Object.entries(form.problemsOf({ note: 'lebih dari sepuluh' }, now))).toEqual([
    ['title', 'required'],
    ['price', 'required'],
    ['note', 'too_long'],
  ]);
  expect(form.problemsOf({ title: ' Judul ', price: '1,5 juta', note: '  ' }, now)).toEqual({});
});

test.each([
  ['x', 'not_a_number'],
  ['900.000', 'price_too_low'],
  ['2.000.001', 'price_too_high'],
  ['2 jt', undefined],
])('the price %s: %s', (price, problem) => {
  expect(form.problemOf('price', { price }, now)).toBe(problem);
});

test('a text of others has no contact details, in the words of its form', () => {
  expect(problemIn(publicText(200, now), 'WA 0812 3456 7890')).toBe('contact_details');
  expect(problemIn(publicText(200, now, 'contact_in_ad'), 'WA 0812 3456 7890')).toBe('contact_in_ad');
  expect(problemIn(publicText(200, now), 'NIK 3174 0921 1290 0001')).toBe('ktp_in_text');
  expect(problemIn(publicText(5, now), 'terlalu panjang')).toBe('too_long');
});

test('of several rules the first that is broken counts', () => {
  const rule = allOf(
    matching('too_short', (value) => value.length > 3),
    choiceOf(['lama', 'baru']),
  );
  expect(problemIn(rule, 'ab')).toBe('too_short');
  expect(problemIn(rule, 'abcd')).toBe('unknown_choice');
  expect(problemIn(rule, 'baru')).toBeUndefined();
  expect(problemIn(personName(now), 'Sari 0812')).toBe('name');
});

test('a refusal without words is a fault of the form', () => {
  expect(() => problemIn(z.string().check(z.maxLength(1)), 'ab')).toThrow('which has no words');
});
