import { expect, test } from 'vitest';
import { listText } from './list-text.ts';

test('a list is read as spreadsheets save it', async () => {
  const text = 'brandName;price\r\nCitroën;185 jt';
  expect(await listText(new Blob([text]))).toBe(text);
  expect(await listText(new Blob([`\ufeff${text}`]))).toBe(text);
  const wide = new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
  expect(await listText(new Blob([wide]))).toBe(text);
});
