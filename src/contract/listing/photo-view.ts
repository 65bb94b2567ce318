import type { Localized } from '#contract/language.ts';
import type { PhotoGuide } from './photo-guide.ts';
import type { Picture } from './picture.schema.ts';

/** The subject of a photo. */
export const photoViewNames = {
  front: { id: 'Tampak depan', en: 'Front' },
  side: { id: 'Tampak samping', en: 'Side' },
  left: { id: 'Sisi kiri', en: 'Left side' },
  right: { id: 'Sisi kanan', en: 'Right side' },
  rear: { id: 'Tampak belakang', en: 'Rear' },
  cabin: { id: 'Kabin', en: 'Cabin' },
  interior: { id: 'Kabin', en: 'Cabin' },
  odometer: { id: 'Odometer', en: 'Odometer' },
  engine: { id: 'Ruang mesin', en: 'Engine bay' },
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
