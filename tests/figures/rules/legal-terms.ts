import { consentVersion } from '#contract/account/consent.ts';
import { offerLimits } from '#contract/offers/offer.ts';
import { listingLimits, stockLimits } from '#contract/sell/listing-limits.ts';
import { contactLimits } from '#contract/seller-number/seller-number.ts';
import type { At, Rule } from '../rule.ts';
import { said } from '../said.ts';
import { countDeclared, declared } from '../truth/declared.ts';
import { numberIn, tableOf } from '../truth/tables.ts';
import { constants } from './constants.ts';

const booking = () => tableOf('money/booking-terms.csv').at(-1);
const fee = (at: At) => at.written.price(numberIn(booking(), 'fee') ?? Number.NaN);
const terms = /^\/(?:syarat-dan-ketentuan|kebijakan-pengembalian|tentang-kami)$/;

/** Terms of use, of bookings and of returns. */
export const legalTerms: readonly Rule[] = [
  constants(terms, 'Hanya biaya booking ({P}) {*}', 'Only the booking fee ({P}) {*}', (at) => [fee(at)]),
  constants(terms, 'Satu-satunya {*}: {P}, {*}', 'The only thing {*}: {P}, {*}', (at) => [fee(at)]),
  constants(terms, '{*} booking dalam {N} menit.', '{*} booking page within {N} minutes.', () => [
    booking()?.pay_minutes,
  ]),
  constants(
    terms,
    '{*} mobil dipesan untuk Anda selama {N} hari.',
    '{*} is kept for you for {N} days.',
    () => [booking()?.hold_days],
  ),
  constants(terms, 'Ketentuan ini berlaku sejak {D}.', 'These terms hold since {D}.', (at) => [
    at.written.date(booking()?.valid_from ?? ''),
  ]),
  constants(
    terms,
    'Satu nomor boleh memiliki {N} iklan {*}; dealer terdaftar {N}.',
    'A number may have {N} active ads; a registered dealer {N}.',
    () => [stockLimits.user, stockLimits.dealer].map(String),
  ),
  constants(terms, 'Iklan berlaku {N} hari {*}', 'It stands for {N} days {*}', () => [
    String(listingLimits.lifetimeDays),
  ]),
  constants(
    terms,
    'Paling banyak {N} penjual baru dalam satu jam dan {N} dalam sehari.',
    'At most {N} new sellers in an hour and {N} in a day.',
    () => [contactLimits.anHour, contactLimits.aDay].map(String),
  ),
  constants(terms, 'Penawaran berkisar {*} berlaku {N} hari.', 'An offer is {*} for {N} days.', () => [
    String(offerLimits.validDays),
  ]),
  constants(terms, '{*} selama {N} jam.', '{*} for {N} hours.', () => [String(offerLimits.reservedHours)]),
  // The age of majority by law 1/1974 as changed by law 16/2019, and by the Child Protection Act.
  constants(terms, 'Anda berusia {N} tahun {*}', 'You are {N} or older, {*}', () => ['18']),
  constants(/^\/kebijakan-privasi$/, 'Versi sekarang: {T}.', 'The present version is {T}.', () => [
    consentVersion,
  ]),
];

/** The chip of a page's contents begins with the first of its sections. */
export const pageContents: Rule = {
  name: 'page: its contents',
  text: said('Daftar isi {N} / {N}', 'Contents {N} / {N}'),
  is: (_, { page }) => {
    const file = page.place === '/kebijakan-privasi' ? 'privacy' : pageFiles[page.place];
    if (file === undefined) return undefined;
    return ['1', String(countDeclared(`reference-data/pages/${file}.id.md`, /^## /gm))];
  },
};

const pageFiles: Readonly<Record<string, string>> = {
  ...{ '/tentang-kami': 'about', '/syarat-dan-ketentuan': 'terms', '/regulasi': 'regulation' },
  '/kebijakan-pengembalian': 'returns',
};
export const lastChanged: Rule = {
  name: 'page: last changed',
  text: said('Terakhir diubah {D}', 'Last changed on {D}'),
  is: (_, { page, written }) => {
    const file = pageFiles[page.place];
    const day = file && declared(`reference-data/pages/${file}.id.md`, /^updated: ([\d-]+)$/m);
    return [written.date(day || consentVersion)];
  },
};
