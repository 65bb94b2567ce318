import type { Localized } from '#contract/language.ts';
import type { OwnerReviewReason } from './review-reasons.ts';

/* Apart from the codes, which more parts of the app need. */

export const ownerReviewReasonNames: Readonly<Record<OwnerReviewReason, Localized>> = {
  photo_of_another: { id: 'Foto ada di iklan atau ulasan orang lain', en: 'A photo is someone else’s' },
  text_of_another: { id: 'Teks sama dengan ulasan lain', en: 'The text is that of another review' },
  repeated_words: { id: 'Kata-katanya berulang', en: 'It repeats the same words' },
  sent_back: { id: 'Pernah dikembalikan', en: 'It was sent back before' },
  reported: { id: 'Dilaporkan pembaca', en: 'Readers reported it' },
  not_about_the_vehicle: { id: 'Bukan tentang kendaraannya', en: 'It is not about the vehicle' },
  advertising: { id: 'Berisi iklan', en: 'It advertises something' },
  personal_data: { id: 'Berisi data pribadi', en: 'It has personal data' },
  offensive: { id: 'Bahasanya tidak pantas', en: 'Offensive language' },
  copied: { id: 'Disalin dari tempat lain', en: 'It was copied from elsewhere' },
  wrong_vehicle: { id: 'Fotonya kendaraan lain', en: 'The photos show another vehicle' },
  author_suspended: { id: 'Akun dibekukan', en: 'The account is suspended' },
};
