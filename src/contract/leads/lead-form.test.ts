import { expect, test } from 'vitest';
import { dayInJakarta } from '#contract/dates.ts';
import type { LeadKind } from './lead.ts';
import { type LeadForm, leadForm } from './lead-form.ts';

// 21 November in London, 22 November in Jakarta.
const now = new Date('2026-11-21T18:00:00Z');
const problemsOf = (kind: LeadKind, form: LeadForm, at: Date) => leadForm(kind).problemsOf(form, at);
const who = { name: 'Sari', mobile: '0812 3456 7890' };

test('a message needs a name, a number and words, and nothing else', () => {
  expect(problemsOf('contact', { ...who, message: 'Masih ada?' }, now)).toEqual({});
  expect(problemsOf('contact', { message: ' \n' }, now)).toEqual({
    ...{ name: 'required', mobile: 'required', message: 'required' },
  });
  expect(problemsOf('quote', who, now)).toEqual({});
  expect(
    problemsOf(
      'contact',
      { name: 'Sari 0812', mobile: '021 555', email: 'x', message: 'a'.repeat(501) },
      now,
    ),
  ).toEqual({ name: 'name', mobile: 'mobile', email: 'email', message: 'too_long' });
  expect(problemsOf('contact', { ...who, message: 'lihat http://x.id' }, now)).toEqual({
    message: 'link',
  });
});

test.each([
  ['2026-11-22', undefined],
  ['2027-01-21', undefined],
  ['2026-11-21', 'day_ahead'],
  ['2027-01-22', 'day_ahead'],
  ['2026-11-31', 'day_ahead'],
  ['besok', 'day_ahead'],
  ['', 'required'],
])('a test drive on %s: %s', (preferredOn, problem) => {
  expect(problemsOf('test-drive', { ...who, preferredOn }, now).preferredOn).toBe(problem);
});

test('the day is that of Jakarta', () => {
  expect(dayInJakarta(now)).toBe('2026-11-22');
  expect(dayInJakarta(now, 9)).toBe('2026-12-01');
});

test('a loan needs a price, a down payment within limits, and an offered term', () => {
  const loan = { ...who, price: 'Rp 150.000.000', downPayment: '37.500.000', months: '36' };
  expect(problemsOf('finance', loan, now)).toEqual({});
  expect(problemsOf('finance', { ...loan, months: '30' }, now)).toEqual({});
  // A cheap motorcycle.
  expect(problemsOf('finance', { ...loan, price: '8.500.000', downPayment: '2.000.000' }, now)).toEqual({});
  expect(problemsOf('finance', { ...loan, months: '0' }, now)).toEqual({ months: 'unknown_choice' });
  expect(problemsOf('finance', { ...loan, downPayment: '14999999' }, now)).toEqual({
    downPayment: 'down_payment',
  });
  expect(
    problemsOf('finance', { ...loan, price: '100.000', downPayment: 'x', months: '121', ktp: '1' }, now),
  ).toEqual({
    price: 'vehicle_price_too_low',
    downPayment: 'not_a_number',
    months: 'unknown_choice',
    ktp: 'ktp',
  });
});

test('only a loan asks for the national id', () => {
  expect(problemsOf('contact', { ...who, message: 'Masih ada?', ktp: '1' }, now)).toEqual({});
});

test('problems are in the order of the form, so that the first field gets the focus', () => {
  const now = new Date('2026-11-22T05:00:00Z');
  expect(Object.keys(problemsOf('test-drive', {}, now))).toEqual(['preferredOn', 'name', 'mobile']);
  expect(Object.keys(problemsOf('insurance', { price: '100.000' }, now))).toEqual([
    'price',
    'cover',
    'name',
    'mobile',
  ]);
});
