import type { Language, Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { AppError } from '#server/http/app-error.ts';
import type { PhotoRefusal } from '#server/photo-store/photo-variants.ts';

export type UploadRefusal = PhotoRefusal | 'empty' | 'altered';

/** Why a photo was rejected, for its sender. */
const reasons: Readonly<Record<UploadRefusal, Localized>> = {
  empty: localized('This photo file is empty.'),
  not_an_image: localized('This is not a JPEG, PNG, WebP or AVIF photo.'),
  heic: localized('HEIC photos cannot be read here. Save it as JPEG and choose it again.'),
  too_large: localized('This photo is larger than 15 MB.'),
  too_many_pixels: localized('This photo has more than 50 megapixels.'),
  blank: localized('This picture is almost blank. Choose a photo of your car.'),
  undecodable: localized('This photo is damaged or incomplete.'),
  altered: localized('This photo was damaged on the way. Choose it again.'),
};

export function photoRefused(refusal: UploadRefusal, language: Language): AppError {
  return new AppError('photo_refused', { photo: [reasons[refusal][language]] }, language);
}

/** The sender has too many photos that no listing uses; they are deleted within a day. */
const limits = {
  owner: localized('Too many photos are not used yet. Publish your ad first, or try again tomorrow.'),
  address: localized('Too many photos from this network. Try again later.'),
} as const satisfies Record<string, Localized>;

export function tooManyPhotos(limit: keyof typeof limits, language: Language): AppError {
  return new AppError('rate_limited', { photo: [limits[limit][language]] }, language);
}
