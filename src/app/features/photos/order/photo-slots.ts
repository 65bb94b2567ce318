import { type PhotoGuide, photoGuides } from '#contract/listing/photo-guide.ts';
import type { DraftPhoto, PhotoHint } from '#offline/drafts/draft.schema.ts';

/** Where a photo is in the guided list. */
export type PhotoSlot = {
  readonly shows: PhotoGuide | 'other';
  /** Whether only the order says so. A guess is neither stored nor sent. */
  readonly isGuess: boolean;
};

/**
 * The slots of photos, in their order: what the seller said, and for the others the next slot that nothing fills. A
 * photo that cannot be used is given none.
 */
export function slotsOf(photos: readonly Pick<DraftPhoto, 'guide' | 'state'>[]): readonly PhotoSlot[] {
  const open = missingOf(photos.map(({ guide }) => guide));
  return photos.map(({ guide, state }) => {
    if (guide !== null) return { shows: guide, isGuess: false };
    const next = state === 'failed' ? undefined : open.shift();
    return { shows: next ?? 'other', isGuess: next !== undefined };
  });
}

/** The slots that photos of these subjects leave empty. */
export function missingOf(shown: readonly (PhotoSlot['shows'] | null)[]): PhotoGuide[] {
  return photoGuides.filter((each) => !shown.includes(each));
}

/** Their dials, panels and covers are black: a dark photo of them may be a good one. */
const darkByNature: readonly PhotoSlot['shows'][] = ['interior', 'odometer', 'engine'];

/** The hints that hold for what a photo shows. */
export function hintsOf(
  { hints }: Pick<DraftPhoto, 'hints'>,
  slot: PhotoSlot | undefined,
): readonly PhotoHint[] {
  return slot && darkByNature.includes(slot.shows) ? hints.filter((hint) => hint !== 'dark') : hints;
}
