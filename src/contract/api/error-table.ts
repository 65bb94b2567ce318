import type { Localized } from '#contract/language.ts';
import { deviceErrorMessages, type ErrorCode } from './error-code.ts';

/** Every error of the API, with its status and message. */
export const errorTable = {
  bad_request: {
    status: 400,
    message: { id: 'Permintaan tidak bisa dibaca.', en: 'The request could not be read.' },
  },
  unauthorized: { status: 401, message: { id: 'Silakan masuk dulu.', en: 'Please sign in first.' } },
  not_found: { status: 404, message: { id: 'Tidak ditemukan.', en: 'Not found.' } },
  method_not_allowed: {
    status: 405,
    message: { id: 'Metode ini tidak didukung di sini.', en: 'That method is not supported here.' },
  },
  gone: { status: 410, message: { id: 'Iklan ini sudah tidak ada.', en: 'This ad is no longer here.' } },
  payload_too_large: {
    status: 413,
    message: { id: 'Kiriman terlalu besar.', en: 'That is too large to send.' },
  },
  validation_failed: {
    status: 422,
    message: { id: 'Periksa kembali isian Anda.', en: 'Please check what you entered.' },
  },
  cross_site: {
    status: 403,
    message: {
      id: 'Permintaan ini bukan dari situs ini.',
      en: 'That request did not come from this site.',
    },
  },
  other_account: {
    status: 409,
    message: {
      id: 'Ini milik akun lain. Masuk dengan akun itu.',
      en: 'This belongs to another account. Sign in with that one.',
    },
  },
  own_case: {
    status: 409,
    message: {
      id: 'Ini milik Anda sendiri. Minta staf lain yang memutuskan.',
      en: 'This is your own. Ask another member of staff to decide.',
    },
  },
  photo_missing: {
    status: 409,
    message: { id: 'Ada foto yang belum terkirim.', en: 'A photo has not been sent yet.' },
  },
  car_reserved: {
    status: 409,
    message: {
      id: 'Mobil ini sedang dipesan pembeli lain.',
      en: 'This car is reserved for another buyer.',
    },
  },
  not_agreed: {
    status: 409,
    message: {
      id: 'Penjual belum menyetujui harga dengan Anda. Ajukan penawaran dulu.',
      en: 'The seller has not agreed on a price with you yet. Make an offer first.',
    },
  },
  payment_off: {
    status: 409,
    message: {
      id: 'Booking dengan pembayaran belum tersedia.',
      en: 'Booking with a payment is not available yet.',
    },
  },
  offer_open: {
    status: 409,
    message: {
      id: 'Anda sudah punya penawaran untuk mobil ini. Lihat di Penawaran saya.',
      en: 'You already have an offer for this car. See My offers.',
    },
  },
  conflict: {
    status: 412,
    message: { id: 'Sudah diubah di tempat lain.', en: 'It has been changed elsewhere.' },
  },
  photo_refused: {
    status: 422,
    message: deviceErrorMessages.photo_refused,
  },
  stock_limit: {
    status: 422,
    message: {
      id: 'Jumlah iklan untuk nomor ini sudah mencapai batas.',
      en: 'This number has reached its limit of ads.',
    },
  },
  otp_wrong: {
    status: 422,
    message: { id: 'Kode salah.', en: 'That code is wrong.' },
  },
  otp_expired: {
    status: 422,
    message: {
      id: 'Kode sudah kedaluwarsa. Minta kode baru.',
      en: 'That code has expired. Ask for a new one.',
    },
  },
  otp_used: {
    status: 422,
    message: {
      id: 'Kode sudah dipakai. Minta kode baru.',
      en: 'That code has been used. Ask for a new one.',
    },
  },
  otp_exhausted: {
    status: 422,
    message: { id: 'Terlalu banyak percobaan. Minta kode baru.', en: 'Too many tries. Ask for a new code.' },
  },
  suspended: {
    status: 403,
    message: {
      id: 'Nomor ini sedang ditangguhkan. Hubungi kami.',
      en: 'This number is suspended. Please contact us.',
    },
  },
  rate_limited: {
    status: 429,
    message: {
      id: 'Terlalu sering mencoba. Coba lagi sebentar lagi.',
      en: 'Too many tries. Try again in a moment.',
    },
  },
  internal: {
    status: 500,
    message: deviceErrorMessages.internal,
  },
  no_room: {
    status: 503,
    message: {
      id: 'Penyimpanan server penuh, jadi ini belum tersimpan. Coba lagi nanti.',
      en: 'The server has no room left, so this is not saved yet. Try again later.',
    },
  },
  unavailable: {
    status: 503,
    message: {
      id: 'Layanan sedang sibuk. Coba lagi sebentar lagi.',
      en: 'The service is busy. Try again in a moment.',
    },
  },
} as const satisfies Record<ErrorCode, { status: number; message: Localized }>;
