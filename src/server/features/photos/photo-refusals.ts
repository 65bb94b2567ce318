import type { Language, Localized } from '#contract/language.ts';
import { AppError } from '#server/http/app-error.ts';
import type { PhotoRefusal } from '#server/photo-store/photo-variants.ts';

export type UploadRefusal = PhotoRefusal | 'empty' | 'altered';

/** Why a photo was rejected, for its sender. */
const reasons: Readonly<Record<UploadRefusal, Localized>> = {
  empty: { id: 'File foto ini kosong.', en: 'This photo file is empty.' },
  not_an_image: {
    id: 'Ini bukan foto JPEG, PNG, WebP atau AVIF.',
    en: 'This is not a JPEG, PNG, WebP or AVIF photo.',
  },
  heic: {
    id: 'Foto HEIC tidak bisa dibaca di sini. Simpan sebagai JPEG, lalu pilih lagi.',
    en: 'HEIC photos cannot be read here. Save it as JPEG and choose it again.',
  },
  too_large: { id: 'Foto ini lebih besar dari 15 MB.', en: 'This photo is larger than 15 MB.' },
  too_many_pixels: {
    id: 'Foto ini lebih dari 50 megapiksel.',
    en: 'This photo has more than 50 megapixels.',
  },
  blank: {
    id: 'Gambar ini hampir kosong. Pilih foto mobil Anda.',
    en: 'This picture is almost blank. Choose a photo of your car.',
  },
  undecodable: {
    id: 'Foto ini rusak atau tidak lengkap.',
    en: 'This photo is damaged or incomplete.',
  },
  altered: {
    id: 'Foto ini rusak saat dikirim. Pilih lagi fotonya.',
    en: 'This photo was damaged on the way. Choose it again.',
  },
};

export function photoRefused(refusal: UploadRefusal, language: Language): AppError {
  return new AppError('photo_refused', { photo: [reasons[refusal][language]] }, language);
}

/** The sender has too many photos that no listing uses; they are deleted within a day. */
const limits = {
  owner: {
    id: 'Terlalu banyak foto yang belum dipakai. Pasang iklan Anda dulu, atau coba lagi besok.',
    en: 'Too many photos are not used yet. Publish your ad first, or try again tomorrow.',
  },
  address: {
    id: 'Terlalu banyak foto dari jaringan ini. Coba lagi nanti.',
    en: 'Too many photos from this network. Try again later.',
  },
} as const satisfies Record<string, Localized>;

export function tooManyPhotos(limit: keyof typeof limits, language: Language): AppError {
  return new AppError('rate_limited', { photo: [limits[limit][language]] }, language);
}
