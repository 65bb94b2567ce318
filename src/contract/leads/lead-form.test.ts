import { expect, test } from 'vitest';
import { dayInJakarta } from '#contract/dates.ts';
import { leadProblemsOf } from './lead-form.ts';

// 21 November in London, 22 November in Jakarta.
const now = new Date('2026-11-21T18:00:00Z');
const who = { name: 'Sari', mobile: '0812 3456 7890' };

test('a message needs a name, a number and words, and nothing else', () => {
  expect(leadProblemsOf('contact', { ...who, message: 'Masih ada?' }, now)).toEqual({});
  expect(leadProblemsOf('contact', { message: ' \n' }, now)).toEqual({
    ...{ name: 'required', mobile: 'required', message: 'required' },
  });
  expect(leadProblemsOf('quote', who, now)).toEqual({});
  expect(
    leadProblemsOf(
      'contact',
      { name: 'Sari 0812', mobile: '021 555', email: 'x', message: 'a'.repeat(501) },
      now,
    ),
  ).toEqual({ name: 'name', mobile: 'mobile', email: 'email', message: 'too_long' });
  expect(leadProblemsOf('contact', { ...who, message: 'lihat http://x.id' }, now)).toEqual({
    message: 'link',
  });
});

test.each([
  ['2026-11-22', undefined],
  ['2027-01-21', undefined],
  ['2026-11-21', 'day'],
  ['2027-01-22', 'day'],
  ['2026-11-31', 'day'],
  ['besok', 'day'],
  ['', 'required'],
])('a test drive on %s: %s', (preferredOn, problem) => {
  expect(leadProblemsOf('test-drive', { ...who, preferredOn }, now).preferredOn).toBe(problem);
});

test('the day is that of Jakarta', () => {
  expect(dayInJakarta(now)).toBe('2026-11-22');
  expect(dayInJakarta(now, 9)).toBe('2026-12-01');
});

test('a loan needs a price, a down payment within limits, and an offered term', () => {
  const loan = { ...who, price: 'Rp 150.000.000', downPayment: '37.500.000', months: '36' };
  expect(leadProblemsOf('finance', loan, now)).toEqual({});
  expect(leadProblemsOf('finance', { ...loan, months: '30' }, now)).toEqual({});
  // A cheap motorcycle.
  expect(leadProblemsOf('finance', { ...loan, price: '8.500.000', downPayment: '2.000.000' }, now)).toEqual(
    {},
  );
  expect(leadProblemsOf('finance', { ...loan, months: '0' }, now)).toEqual({ months: 'unknown_choice' });
  expect(leadProblemsOf('finance', { ...loan, downPayment: '14999999' }, now)).toEqual({
    downPayment: 'down_payment',
  });
  expect(
    leadProblemsOf('finance', { ...loan, price: '100.000', downPayment: 'x', months: '121', ktp: '1' }, now),
  ).toEqual({
    price: 'price_too_low',
    downPayment: 'not_a_number',
    months: 'unknown_choice',
    ktp: 'ktp',
  });
});

test('only a loan asks for the national id', () => {
  expect(leadProblemsOf('contact', { ...who, message: 'Masih ada?', ktp: '1' }, now)).toEqual({});
});

test('problems are in the order of the form, so that the first field gets the focus', () => {
  const now = new Date('2026-11-22T05:00:00Z');
  expect(Object.keys(leadProblemsOf('test-drive', {}, now))).toEqual(['preferredOn', 'name', 'mobile']);
  expect(Object.keys(leadProblemsOf('insurance', { price: '100.000' }, now))).toEqual([
    'price',
    'cover',
    'name',
    'mobile',
  ]);
});
