import { contestPhotos } from '#contract/contests/contest-limits.ts';
import { listingLimits } from '#contract/sell/listing-limits.ts';
import { reviewHours } from '#contract/sell/review-hours.ts';
import { supportMessageLimits } from '#contract/support/support-message.ts';
import { compareLimit } from '#offline/device/limits.ts';
import type { Rule } from '../rule.ts';
import { said } from '../said.ts';
import { countDeclared } from '../truth/declared.ts';
import { tableOf } from '../truth/tables.ts';
import { constants } from './constants.ts';

const selling = /^\/jual-mobil-anda$/;

export const sellingAndContests: readonly Rule[] = [
  constants(/^\/kontes-foto$/, '{*} minimal {N} foto {*}', '{*} at least {N} different photos.', () => [
    String(contestPhotos),
  ]),
  constants(/^\/bandingkan-mobil-bekas$/, 'Sampai {N} mobil berdampingan: {*}', 'Up to {N} cars {*}', () => [
    String(compareLimit),
  ]),
  constants(/^\/jual-mobil-anda$/, '{*} {N} foto.', '{*} {N} at most.', () => [String(listingLimits.photos)]),
  constants(/^\/jual-mobil-anda$/, '{N} foto.', '{N} at most.', () => [String(listingLimits.photos)]),
  constants(selling, '{*} {N} jam.', '{*} {N} hours.', () => [String(reviewHours)]),
  constants(selling, 'Paling lama {N} jam {*}', 'Within {N} hours {*}', () => [String(reviewHours)]),
  {
    name: 'selling: questions',
    pages: selling,
    text: said('Tampilkan semua {N} pertanyaan', 'Show all {N} questions'),
    is: () => [String(countDeclared('src/app/features/sell/start/use-sell-faqs.ts', /^ +question: t`/gm))],
  },
  constants(/^\/hubungi-kami$/, 'Huruf: {N} / {N}', 'Characters: {N} / {N}', ({ written }) => [
    // Nothing is written when a page arrives.
    '0',
    written.number(supportMessageLimits.longest),
  ]),
  {
    name: 'contest: ads entered',
    pages: /^\/kontes-foto$/,
    text: said('{*} · {N} iklan ikut', '{*} · {N} ad[s] entered'),
    is: (_, { truth, block, page, written }) => {
      const own = tableOf('operator/contests.csv').find(
        (row) => row[`name_${page.language}`] === block.heading,
      );
      return (
        own && [written.number(truth.contestEntries.filter((contest) => contest === own.contest).length)]
      );
    },
  },
];
