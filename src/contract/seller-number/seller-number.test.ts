import { expect, test } from 'vitest';
import { demonstrationNumber } from './demonstration-number.ts';
import { callUrl, formatMobile, whatsappUrl } from './seller-number.ts';

test('a number opens WhatsApp with a message, and is dialled', () => {
  expect(whatsappUrl('+6281234567890', 'Halo, masih ada?')).toBe(
    'https://wa.me/6281234567890?text=Halo%2C%20masih%20ada%3F',
  );
  expect(callUrl('+6281234567890')).toBe('tel:+6281234567890');
});

test('the number of a demonstration seller leads to a page of ours, and is never dialled', () => {
  const mobile = demonstrationNumber(1234);
  expect(formatMobile(mobile)).toBe('+62 000-0000-1234');
  expect(whatsappUrl(mobile, 'Halo')).toBe('/penjual-demonstrasi');
  expect(callUrl(mobile)).toBe('/penjual-demonstrasi');
});
