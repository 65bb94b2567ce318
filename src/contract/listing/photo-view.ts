import type { Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import type { PhotoGuide } from './photo-guide.ts';
import type { Picture } from './picture.schema.ts';

/** The subject of a photo. */
export const photoViewNames = {
  front: localized('Front', 'photo'),
  side: localized('Side'),
  left: localized('Left side'),
  right: localized('Right side'),
  rear: localized('Rear', 'photo'),
  cabin: localized('Cabin'),
  interior: localized('Cabin'),
  odometer: localized('Odometer'),
  engine: localized('Engine bay'),
} as const satisfies Readonly<Record<PhotoGuide, Localized>> & Readonly<Record<string, Localized>>;
export type PhotoView = keyof typeof photoViewNames;

function isPhotoView(word: string | undefined): word is PhotoView {
  return word !== undefined && Object.hasOwn(photoViewNames, word);
}

/** The subject of a photo: as stated by the seller, otherwise from its key. */
export function photoViewOf({ key, view }: Picture): PhotoView | undefined {
  return view ?? photoViewOfKey(key);
}

/**
 * The subject of a photo according to its key. Drawn photos name it: `drawn.odometer.41287`, or with the body
 * type first `drawn.avanza.silver.jalan.front.l.2`. Unknown for uploaded photos.
 */
function photoViewOfKey(key: string): PhotoView | undefined {
  const [maker, subject, , , angle] = key.split('.');
  if (maker !== 'drawn') return undefined;
  return [subject, angle].find(isPhotoView);
}
