import { expect, test } from 'vitest';
import { listContent } from './list-text.ts';

test('a list is read as spreadsheets save it', async () => {
  const csv = 'brandName;price\r\nCitroën;185 jt';
  const bytes = (text: string, encoding: BufferEncoding) =>
    new Blob([new Uint8Array(Buffer.from(text, encoding))]);
  expect(await listContent(new Blob([csv]))).toEqual({ csv });
  expect(await listContent(new Blob([`\ufeff${csv}`]))).toEqual({ csv });
  expect(await listContent(bytes(`\ufeff${csv}`, 'utf16le'))).toEqual({ csv });
  expect(await listContent(bytes(csv, 'latin1'))).toEqual({ csv });
  // One damaged character does not make a file of another encoding.
  const damaged = Buffer.concat([Buffer.from(`${csv} ë`), Buffer.from([0xeb])]);
  expect(await listContent(new Blob([new Uint8Array(damaged)]))).toEqual({ csv: `${csv} ë\ufffd` });
  // Nor do those that were damaged before the file was saved.
  expect(await listContent(new Blob(['Citro\ufffdn']))).toEqual({ csv: 'Citro\ufffdn' });
});

test('an XLSX file is sent as it is', async () => {
  const packed = Uint8Array.from([
    0x50,
    0x4b,
    3,
    4,
    ...Array.from({ length: 20_000 }, (_, place) => place % 256),
  ]);
  expect(await listContent(new Blob([packed]))).toEqual({ xlsx: Buffer.from(packed).toString('base64') });
});
