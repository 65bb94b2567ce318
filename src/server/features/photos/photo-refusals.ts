import type { Language, Localized } from '#contract/language.ts';
import { AppError } from '#server/http/app-error.ts';
import type { PhotoRefusal } from '#server/photo-store/photo-variants.ts';

export type UploadRefusal = PhotoRefusal | 'empty' | 'altered';

/** Why a photo is refused, for its sender. */
const reasons: Readonly<Record<UploadRefusal, Localized>> = {
  empty: { id: 'Berkas foto ini kosong.', en: 'This photo is an empty file.' },
  not_an_image: {
    id: 'Ini bukan foto JPEG, PNG, WebP atau AVIF.',
    en: 'This is no JPEG, PNG, WebP or AVIF photo.',
  },
  heic: {
    id: 'Foto HEIC tidak dapat dibaca di sini. Simpan sebagai JPEG, lalu pilih lagi.',
    en: 'HEIC photos cannot be read here. Save it as JPEG and choose it again.',
  },
  too_large: { id: 'Foto ini lebih besar dari 15 MB.', en: 'This photo is larger than 15 MB.' },
  too_many_pixels: {
    id: 'Foto ini lebih dari 50 megapiksel.',
    en: 'This photo has more than 50 megapixels.',
  },
  blank: {
    id: 'Gambar ini hampir kosong. Pilih foto mobil Anda.',
    en: 'There is next to nothing in this picture. Choose a photo of your car.',
  },
  undecodable: {
    id: 'Foto ini rusak atau tidak lengkap.',
    en: 'This photo is damaged or incomplete.',
  },
  altered: {
    id: 'Yang sampai bukan foto yang dikirim. Pilih foto ini lagi.',
    en: 'What arrived is not the photo that was sent. Choose it again.',
  },
};

export function photoRefused(refusal: UploadRefusal, language: Language): AppError {
  return new AppError('photo_refused', { photo: [reasons[refusal][language]] }, language);
}

/** The sender has too many unclaimed photos; they are deleted within a day. */
const limits = {
  owner: {
    id: 'Terlalu banyak foto yang belum dipakai. Terbitkan iklan Anda, atau coba lagi besok.',
    en: 'Too many photos are not used yet. Publish your advertisement, or try again tomorrow.',
  },
  address: {
    id: 'Terlalu banyak foto dari jaringan ini. Coba lagi nanti.',
    en: 'Too many photos from this network. Try again later.',
  },
} as const satisfies Record<string, Localized>;

export function tooManyPhotos(limit: keyof typeof limits, language: Language): AppError {
  return new AppError('rate_limited', { photo: [limits[limit][language]] }, language);
}
