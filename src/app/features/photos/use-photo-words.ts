import { useLingui } from '@lingui/react/macro';
import type { DraftGuide, DraftPhoto, PhotoHint } from '#offline/drafts/draft.schema.ts';
import { hintsOf, type PhotoSlot } from './order/photo-slots.ts';

type PhotoWords = {
  readonly guides: Readonly<Record<DraftGuide, string>>;
  readonly hints: Readonly<Record<PhotoHint, { readonly fact: string; readonly advice: string }>>;
  /** The hints that hold for what the photo shows. */
  hintsOf(photo: Pick<DraftPhoto, 'hints'>, slot: PhotoSlot | undefined): readonly PhotoHint[];
  /** The name of a photo: its subject, otherwise its position. */
  nameOf(photo: Pick<DraftPhoto, 'guide'>, place: number): string;
};

/** Names and hints of photos. */
export function usePhotoWords(): PhotoWords {
  const { t } = useLingui();
  const guides: PhotoWords['guides'] = {
    front: t`Front`,
    rear: t`Rear`,
    left: t`Left side`,
    right: t`Right side`,
    interior: t`Interior`,
    odometer: t`Odometer`,
    engine: t`Engine`,
    other: t`Other photo`,
  };
  return {
    guides,
    hints: {
      dark: { fact: t`A little dark`, advice: t`Try again in the open, with the light behind you.` },
      blurred: { fact: t`A little blurred`, advice: t`Hold still, and wipe the lens.` },
      small: { fact: t`Rather small`, advice: t`Use the camera’s own photo, not one from a chat.` },
    },
    hintsOf,
    nameOf({ guide }, place) {
      const number = place + 1;
      return guide && guide !== 'other' ? guides[guide] : t`Photo ${number}`;
    },
  };
}
