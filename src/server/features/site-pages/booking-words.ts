import { dateText } from '#contract/date-text.ts';
import type { Language } from '#contract/language.ts';
import { formatPrice } from '#contract/money.ts';
import type { BookingTerms } from '#contract/payments/payment.schema.ts';
import type { WrittenBlock } from './site-page-words.ts';

/** Where nothing can be paid through Lajur. */
const withoutPayment: readonly WrittenBlock[] = [
  {
    text: {
      id: 'Saat ini tidak ada yang dapat dibayar lewat Lajur. Siapa pun yang meminta uang atas nama Lajur (biaya iklan, biaya booking, jaminan, ongkos kirim mobil, “rekening bersama Lajur”) bukan kami. Jangan bayar, dan laporkan.',
      en: 'At present nothing can be paid through Lajur. Anybody who asks for money in the name of Lajur (a fee for an ad, a booking fee, a deposit, shipping of the car, a “Lajur escrow account”) is not us. Do not pay, and report it.',
    },
  },
];

/** What can be paid through Lajur: fee, hold and refund, by the terms that hold now. */
export function paymentBlocks(booking: BookingTerms | null): readonly WrittenBlock[] {
  if (booking === null) return withoutPayment;
  const { fee, payMinutes, holdDays, version } = booking;
  const price = (language: Language) => formatPrice(fee, language);
  return [
    {
      text: {
        id: `Satu-satunya yang dapat dibayar lewat Lajur adalah biaya booking: ${price('id')}, atau harga mobilnya bila lebih rendah. Biaya itu bagian dari harga mobil, dan dibayar di halaman booking dalam ${payMinutes} menit.`,
        en: `The only thing that can be paid through Lajur is the booking fee: ${price('en')}, or the price of the car where that is lower. It is part of the price, and is paid on the booking page within ${payMinutes} minutes.`,
      },
    },
    {
      list: [
        {
          id: `Setelah dibayar, mobil disimpan untuk Anda ${holdDays} hari.`,
          en: `Once it is paid, the car is kept for you for ${holdDays} days.`,
        },
        {
          id: 'Lajur menahan biayanya sampai Anda menyatakan mobil sudah Anda terima. Baru setelah itu seluruhnya diteruskan ke penjual.',
          en: 'Lajur keeps the fee until you say that you have the car. Only then all of it goes to the seller.',
        },
        {
          id: 'Bila Anda batal, penjual batal, iklannya dihapus, atau waktunya habis, seluruh biaya dikembalikan kepada Anda.',
          en: 'You change your mind, the seller does, the ad is removed, or the days run out: the whole fee comes back to you.',
        },
        {
          id:
            version < '1'
              ? 'Booking tetap mengikuti ketentuan saat dibuat.'
              : `Ketentuan ini berlaku sejak ${dateText(version, 'long', 'id')}. Booking tetap mengikuti ketentuan saat dibuat.`,
          en:
            version < '1'
              ? 'A booking keeps the terms it was made with.'
              : `These terms hold since ${dateText(version, 'long', 'en')}. A booking keeps the terms it was made with.`,
        },
      ],
    },
    {
      text: {
        id: 'Siapa pun yang meminta uang lain atas nama Lajur, atau meminta biaya booking lewat rekening, tautan, atau chat, bukan kami. Jangan bayar, dan laporkan.',
        en: 'Anybody who asks for other money in the name of Lajur, or for the booking fee by a bank account, a link or a chat, is not us. Do not pay, and report it.',
      },
    },
  ];
}
