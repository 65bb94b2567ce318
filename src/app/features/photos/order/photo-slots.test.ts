import { expect, test } from 'vitest';
import type { DraftPhoto } from '#offline/drafts/draft.schema.ts';
import { hintsOf, missingOf, slotsOf } from './photo-slots.ts';

type Guide = DraftPhoto['guide'];
const of = (...guides: readonly Guide[]) => guides.map((guide) => ({ guide, state: 'prepared' as const }));
/** A guess with a question mark. */
const written = (photos: Parameters<typeof slotsOf>[0]) =>
  slotsOf(photos).map(({ shows, isGuess }) => (isGuess ? `${shows}?` : shows));

test('eight photos without a subject fill the seven slots by their order', () => {
  const photos = of(null, null, null, null, null, null, null, null);
  expect(written(photos)).toEqual([
    ...['front?', 'left?', 'right?', 'rear?', 'interior?', 'odometer?', 'engine?', 'other'],
  ]);
  expect(missingOf(slotsOf(photos).map(({ shows }) => shows))).toEqual([]);
});

test('what the seller said stays, and the others fill what is left', () => {
  expect(written(of(null, 'front', 'interior', null, 'interior'))).toEqual([
    ...['left?', 'front', 'interior', 'right?', 'interior'],
  ]);
});

test('a photo of something else, or one that cannot be used, is given no slot', () => {
  const photos = [...of('other'), { guide: null, state: 'failed' as const }, ...of(null)];
  expect(written(photos)).toEqual(['other', 'other', 'front?']);
});

test('what is black by nature is not called dark', () => {
  const photo = { hints: ['dark' as const, 'small' as const] };
  expect(hintsOf(photo, { shows: 'odometer', isGuess: false })).toEqual(['small']);
  expect(hintsOf(photo, { shows: 'front', isGuess: false })).toEqual(['dark', 'small']);
  expect(hintsOf(photo, undefined)).toEqual(['dark', 'small']);
});
