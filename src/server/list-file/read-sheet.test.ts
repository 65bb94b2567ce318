import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carColumns } from '#server/car-list/column-names.ts';
import { workbook } from '#tests/support/workbook.ts';
import { openList } from './open-list.ts';
import { sheetLimits } from './read-sheet.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lajur-sheet-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function open(bytes: Uint8Array | string, name = 'cars.xlsx') {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return await openList(file, 2, carColumns);
}

const cars = [
  ['Merek', 'Model', 'Tahun', 'Harga (Rp)', 'No. HP', 'Pajak', 'Warna'],
  ['Toyota', 'Avanza', 2015, 185_000_000, 81_234_567_890, 'd46600', 'Citroën'],
  [],
  ['Honda', 'Jazz', '2016', '150 jt', '0812 3456 7890', 'Agu-27'],
];

test('the first sheet is read, with days as days, by its headings', async () => {
  const list = await open(workbook(cars));
  expect(list.unknownColumns.size).toBe(0);
  const rows = [];
  for await (const batch of list.batches()) rows.push(...batch);
  expect(rows.map((row) => row.kind === 'row' && [row.line, row.values])).toEqual([
    [
      2,
      {
        brandName: 'Toyota',
        modelName: 'Avanza',
        makeYear: '2015',
        price: '185000000',
        mobile: '81234567890',
        taxPaidUntil: '2027-08-01',
        color: 'Citroën',
      },
    ],
    [4, expect.objectContaining({ brandName: 'Honda', price: '150 jt', taxPaidUntil: 'Agu-27' })],
  ]);
});

test('it is known by its content, whatever it is called', async () => {
  await expect(open(workbook(cars), 'cars.csv')).resolves.toBeTruthy();
});

test('what would fill the memory is refused before it is unpacked', async () => {
  const bomb = workbook(cars, { 'xl/sharedStrings.xml': new Uint8Array(sheetLimits.bytes + 1) });
  expect(bomb.length).toBeLessThan(1_000_000);
  await expect(open(bomb)).rejects.toThrow('too large for XLSX');
  // Its stated size is a lie: no more than that is unpacked.
  const lying = Buffer.from(bomb);
  for (const [mark, offset] of [
    [Buffer.from([0x50, 0x4b, 3, 4]), 22],
    [Buffer.from([0x50, 0x4b, 1, 2]), 24],
  ] as const)
    for (let at = lying.indexOf(mark); at >= 0; at = lying.indexOf(mark, at + 4))
      if (lying.readUInt32LE(at + offset) > sheetLimits.bytes) lying.writeUInt32LE(1000, at + offset);
  const before = process.memoryUsage().rss;
  await open(lying).then(
    () => undefined,
    () => undefined,
  );
  expect(process.memoryUsage().rss - before).toBeLessThan(sheetLimits.bytes);
});

test.each([
  ['<html><table><tr><td>Merek</td></tr></table></html>', 'cars.xls', 'a web page (HTML)'],
  [Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'cars.xls', 'an old Excel file'],
  ['%PDF-1.7', 'cars.csv', 'a PDF'],
  [Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0]), 'cars.xlsx', 'no readable XLSX file'],
])('%j is called what it is', async (bytes, name, what) => {
  await expect(open(bytes, name)).rejects.toThrow(what);
});
