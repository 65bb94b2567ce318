import { expect, test } from 'vitest';
import { messageWith } from '#server/delivery/code-message.ts';
import { hashOfCode, isSameHash, newCode, parseCode } from './one-time-code.ts';

test('codes have six digits and differ', () => {
  const codes = Array.from({ length: 500 }, newCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(490);
});

test('a code is read in the spellings people use', () => {
  expect(['123456', ' 123 456', '123-456\n'].map(parseCode)).toEqual(Array(3).fill('123456'));
  expect(['', '12345', '1234567', '12345a', '１２３４５６'].map(parseCode)).toEqual(Array(5).fill(undefined));
});

test('its hash depends on the secret, the number and the code', () => {
  const hashes = [
    hashOfCode('a', '+62811', '123456'),
    hashOfCode('b', '+62811', '123456'),
    hashOfCode('a', '+62812', '123456'),
    hashOfCode('a', '+62811', '123457'),
  ];
  expect(new Set(hashes).size).toBe(4);
  expect(isSameHash(hashes[0] ?? '', hashOfCode('a', '+62811', '123456'))).toBe(true);
  expect(isSameHash(hashes[0] ?? '', hashes[1] ?? '')).toBe(false);
  expect(isSameHash('', hashes[0] ?? '')).toBe(false);
});

test.each(['id', 'en'] as const)('the message in %s ends with the site’s domain', (language) => {
  const lines = messageWith('012345', 'lajur.example', language).split('\n');
  expect(lines[0]).toContain('012345');
  expect(lines.at(-1)).toBe('@lajur.example #012345');
  // One text message of 160 characters.
  expect(lines.join('\n').length).toBeLessThanOrEqual(160);
});
