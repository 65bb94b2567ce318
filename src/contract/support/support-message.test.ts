import { expect, it } from 'vitest';
import type { FormValues } from '#contract/form/form-rules.ts';
import { type SupportField, supportForm } from './support-message.ts';

const now = new Date('2026-11-22T03:00:00Z');
const sound: FormValues<SupportField> = {
  topic: 'ad',
  name: 'Sari Dewi',
  email: 'sari@contoh.id',
  mobile: '0812 3456 7890',
  message: 'Iklan saya belum tayang sejak kemarin.',
};

it('accepts a valid message, with e-mail, telephone or both', () => {
  expect(supportForm.problemsOf(sound, now)).toEqual({});
  expect(supportForm.problemsOf({ ...sound, email: '' }, now)).toEqual({});
  expect(supportForm.problemsOf({ ...sound, mobile: ' ' }, now)).toEqual({});
});

it.each([
  [{ topic: 'weather' }, { topic: 'unknown_choice' }],
  [{ name: '' }, { name: 'required' }],
  [{ name: 'x@y' }, { name: 'name' }],
  [{ email: '', mobile: '' }, { email: 'no_answer' }],
  [{ email: 'sari@' }, { email: 'email' }],
  [{ mobile: '12' }, { mobile: 'mobile' }],
  [{ message: '' }, { message: 'required' }],
  [{ message: 'Halo' }, { message: 'too_short' }],
  [{ message: 'a'.repeat(2001) }, { message: 'too_long' }],
])('%j is %j', (change, problems) => {
  expect(supportForm.problemsOf({ ...sound, ...change }, now)).toEqual(problems);
});
