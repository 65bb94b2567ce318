import * as z from 'zod/mini';
import type { Localized } from './language.ts';

/** Every way an API call can fail. The status and the words of each stand here and nowhere else. */
export const errorTable = {
  bad_request: {
    status: 400,
    message: { id: 'Permintaan tidak dapat dibaca.', en: 'The request could not be read.' },
  },
  unauthorized: { status: 401, message: { id: 'Silakan masuk dahulu.', en: 'Please sign in first.' } },
  not_found: { status: 404, message: { id: 'Tidak ditemukan.', en: 'Not found.' } },
  method_not_allowed: {
    status: 405,
    message: { id: 'Cara ini tidak berlaku di sini.', en: 'That method does not apply here.' },
  },
  gone: { status: 410, message: { id: 'Iklan ini sudah tidak ada.', en: 'This advertisement is gone.' } },
  payload_too_large: {
    status: 413,
    message: { id: 'Kiriman terlalu besar.', en: 'What was sent is too large.' },
  },
  validation_failed: {
    status: 422,
    message: { id: 'Periksa kembali isian Anda.', en: 'Please check what you entered.' },
  },
  rate_limited: {
    status: 429,
    message: { id: 'Terlalu sering. Coba lagi sebentar lagi.', en: 'Too often. Try again in a moment.' },
  },
  internal: {
    status: 500,
    message: { id: 'Ada gangguan di pihak kami.', en: 'Something went wrong on our side.' },
  },
  unavailable: {
    status: 503,
    message: {
      id: 'Layanan sedang sibuk. Coba lagi sebentar.',
      en: 'The service is busy. Try again shortly.',
    },
  },
} as const satisfies Record<string, { status: number; message: Localized }>;

export type ErrorCode = keyof typeof errorTable;

/** A string that is one of the codes; anything newer than this build reads as `internal`. */
export const errorCode = z.catch(
  z.enum([
    'bad_request',
    'unauthorized',
    'not_found',
    'method_not_allowed',
    'gone',
    'payload_too_large',
    'validation_failed',
    'rate_limited',
    'internal',
    'unavailable',
  ]),
  'internal',
);
