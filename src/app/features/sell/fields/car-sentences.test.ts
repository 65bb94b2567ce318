import { expect, test } from 'vitest';
import { findContactDetails } from '#contract/masking/contact-details.ts';
import { carSentences, withSentences } from './car-sentences.ts';

const form = {
  brandName: 'Toyota',
  modelName: 'Avanza',
  variantName: '1.3 G MT',
  makeYear: '2018',
  color: 'putih',
  transmission: 'manual',
  fuel: 'bensin',
  kilometerDriven: '41287',
  ownership: '1',
  accidentFree: '1',
  floodFree: '0',
  taxPaidUntil: '2027-03',
  cityName: 'Bandung',
};

test('it contains what was entered, in either language', () => {
  expect(carSentences(form, 'id')).toEqual([
    'Toyota Avanza 1.3 G MT 2018 warna putih.',
    'Transmisi manual, mesin bensin, jarak tempuh 41.287 km.',
    'Tangan pertama dari baru.',
    'Bebas tabrakan.',
    'Pernah terkena banjir.',
    'Pajak hidup sampai Maret 2027.',
    'Mobil bisa dilihat di Bandung.',
  ]);
  expect(carSentences(form, 'en')).toContain('Tax paid until March 2027.');
});

test('it contains nothing that was not entered', () => {
  expect(carSentences({}, 'id')).toEqual([]);
  expect(carSentences({ brandName: 'Honda' }, 'en')).toEqual(['Honda.']);
});

test('its sentences contain nothing that looks like contact details', () => {
  for (const language of ['id', 'en'] as const) {
    expect(findContactDetails(carSentences(form, language).join(' '))).toEqual([]);
  }
});

test('present sentences are not repeated, and those without room are left out', () => {
  const sentences = carSentences(form, 'id');
  const whole = withSentences('Jual cepat.', sentences, 1000);
  expect(whole.startsWith('Jual cepat. Toyota Avanza')).toBe(true);
  expect(withSentences(whole, sentences, 1000)).toBe(whole);
  expect(withSentences('', sentences, 50).length).toBeLessThanOrEqual(50);
});
