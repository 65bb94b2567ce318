import type { Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { formatPrice } from '#contract/money.ts';
import type { BookingTerms } from '#contract/payments/payment.schema.ts';

/** Who is paid, in a sentence. @param booking - the terms of bookings; null where nothing can be paid */
export const paymentSentence = (booking: BookingTerms | null): Localized =>
  booking === null
    ? localized('Buyers pay the seller directly; Lajur takes no money.')
    : {
        id: `Pembeli membayar mobil langsung kepada penjual. Hanya biaya booking (${formatPrice(booking.fee, 'id')}) yang dibayar lewat Lajur, ditahan sampai mobil diterima, dan dikembalikan bila mobilnya tidak jadi diambil.`,
        en: `Buyers pay the seller directly. Only the booking fee (${formatPrice(booking.fee, 'en')}) is paid through Lajur, which keeps it until the car is received, and gives it back if the car is not taken.`,
      };
