import { expect, test } from 'vitest';
import { createKtpCipher } from './ktp-cipher.ts';

const ktp = '3174092112900001';
const cipher = createKtpCipher('a secret that is long enough for one');

test('an encrypted id opens for the same row with the same secret, and for nothing else', () => {
  const sealed = cipher.seal(ktp, 'row 1');
  expect(sealed).not.toContain(ktp);
  expect(cipher.open(sealed, 'row 1')).toBe(ktp);
  expect(() => cipher.open(sealed, 'row 2')).toThrow();
  expect(() => createKtpCipher('another secret, as long as the first').open(sealed, 'row 1')).toThrow();
  expect(() => cipher.open(sealed.replace('v1', 'v2'), 'row 1')).toThrow();
});

test('the same number encrypted twice differs', () => {
  expect(cipher.seal(ktp, 'row 1')).not.toBe(cipher.seal(ktp, 'row 1'));
});

test('a changed ciphertext does not open', () => {
  const [version = '', nonce = '', body = ''] = cipher.seal(ktp, 'row 1').split('.');
  const changed = `${body.startsWith('A') ? 'B' : 'A'}${body.slice(1)}`;
  expect(() => cipher.open([version, nonce, changed].join('.'), 'row 1')).toThrow();
});
