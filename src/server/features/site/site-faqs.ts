import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import type { BookingTerms } from '#contract/payments/payment.schema.ts';
import type { FaqEntry } from '#contract/site/navigation.ts';
import { paymentSentence } from '#server/features/payments/shared/payment-sentence.ts';

/**
 * The footer's default questions, unless the operator has set some. Each answer must be true of the product.
 * @param booking - the terms of bookings; null where nothing can be paid
 */
export const siteFaqs = (language: Language, booking: BookingTerms | null): FaqEntry[] => [
  ...faqs[language],
  {
    question: localized('How do I buy safely?')[language],
    answer: `${safely[language]} ${paymentSentence(booking)[language]}`,
  },
];

const safely = localized(
  'See the car in person, check the chassis and engine numbers against the registration papers, and pay the seller nothing before that.',
) satisfies Record<Language, string>;

const faqs: Readonly<Record<Language, readonly FaqEntry[]>> = {
  id: [
    {
      question: 'Apakah perlu mendaftar untuk mencari mobil?',
      answer: 'Tidak. Cari, filter, dan simpan favorit tanpa akun. Favorit tersimpan di perangkat Anda.',
    },
    {
      question: 'Apa yang bisa dibuka saat sinyal putus?',
      answer:
        'Daftar dan mobil yang pernah Anda buka, lengkap dengan foto yang sudah tampil, serta favorit Anda.',
    },
    {
      question: 'Dari mana harga di Lajur berasal?',
      answer: 'Dari penjualnya sendiri. Harga yang tampil adalah harga jual penuh, bukan uang muka.',
    },
    {
      question: 'Bagaimana cara memasang Lajur di HP?',
      answer: 'Buka menu browser lalu pilih “Tambahkan ke layar utama”. Lajur terbuka seperti aplikasi.',
    },
  ],
  en: [
    {
      question: 'Do I need an account to look for a car?',
      answer:
        'No. You can search, filter and save favourites without one. Your favourites stay on this device.',
    },
    {
      question: 'What still opens when the connection is lost?',
      answer: 'Lists and cars you have opened, with the photos that were shown, and your favourites.',
    },
    {
      question: 'Where do the prices on Lajur come from?',
      answer: 'From the sellers themselves. The price shown is the full asking price, not a down payment.',
    },
    {
      question: 'How do I install Lajur on my phone?',
      answer: 'Open your browser’s menu and choose “Add to home screen”. Lajur then opens like an app.',
    },
  ],
};
