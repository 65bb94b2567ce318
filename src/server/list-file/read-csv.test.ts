import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carColumns, type ImportColumn } from '#server/car-list/column-names.ts';
import { mostColumns } from './file-columns.ts';
import { longestRecord, openCsv, openCsvText } from './read-csv.ts';
import type { SourceRow } from './source-row.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lajur-csv-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(content: string | Buffer, batchSize = 3): Promise<SourceRow<ImportColumn>[]> {
  const file = path.join(folder, 'cars.csv');
  await writeFile(file, content);
  const rows: SourceRow<ImportColumn>[] = [];
  for await (const batch of (await openCsv(file, batchSize, carColumns)).batches()) rows.push(...batch);
  return rows;
}
const header = 'brandName,makeYear,price,title';
const said = (rows: readonly SourceRow<ImportColumn>[]) =>
  rows.map((row) => (row.kind === 'row' ? `${row.line} ${row.values.title}` : `${row.line} ${row.reason}`));

describe('a CSV file', () => {
  it('detects its delimiter, byte order mark and line ends', async () => {
    const text = `${header}\nHonda,2020,150 jt,satu\n\n,,,\nHonda,2021,151 jt,dua\n`;
    const wanted = ['2 satu', '5 dua'];
    expect(said(await read(text))).toEqual(wanted);
    expect(said(await read(`\ufeff${text.replaceAll(',', ';').replaceAll('\n', '\r\n')}`))).toEqual(wanted);
    expect(said(await read(text.replaceAll(',', '\t')))).toEqual(wanted);
    expect(said(await read(Buffer.from(`\ufeff${text.replaceAll(',', '\t')}`, 'utf16le')))).toEqual(wanted);
    expect(said(await read(`sep=;\n${text.replaceAll(',', ';')}`))).toEqual(['3 satu', '6 dua']);
  });

  it('reads the encoding that a spreadsheet saved it in, and lines that end with CR only', async () => {
    const text = `${header}\nCitroën,2020,150 jt,Kupé\nHonda,2021,151 jt,dua\n`;
    const wanted = ['2 Kupé', '3 dua'];
    expect(said(await read(Buffer.from(text, 'latin1')))).toEqual(wanted);
    expect(said(await read(text.replaceAll('\n', '\r')))).toEqual(wanted);
    // One damaged character does not make a file of another encoding.
    const damaged = Buffer.concat([
      Buffer.from(text),
      Buffer.from('Honda,2022,152 jt,tig'),
      Buffer.from([0xe4]),
    ]);
    expect(said(await read(damaged))).toEqual([...wanted, '4 tig\ufffd']);
  });

  it('is read by the headings that people give it', async () => {
    const file = path.join(folder, 'named.csv');
    const headings = 'merek;MODEL;Tahun;Harga (Rp);No. HP;Jarak Tempuh (KM);Bahan Bakar;Warna Jok';
    await writeFile(file, `${headings}\nHonda;Jazz;2020;150 jt;0812;10;Bensin;hitam\n`);
    const list = await openCsv(file, 3, carColumns);
    expect([...list.unknownColumns]).toEqual(['Warna Jok']);
    for await (const [row] of list.batches())
      expect(row?.kind === 'row' && Object.keys(row.values)).toEqual(
        'brandName modelName makeYear price mobile kilometerDriven fuelType'.split(' '),
      );
  });

  it('loses one row to an unclosed quote, and none after it', async () => {
    const rows = Array.from(
      { length: 300 },
      (_, index) => `Honda,2020,150 jt,${index === 40 ? '"' : ''}mobil ${index}`,
    );
    const all = said(await read(`${header}\n${rows.join('\n')}\n`));
    expect(all).toHaveLength(300);
    expect(all.filter((row) => row.endsWith('row_unreadable'))).toEqual(['42 row_unreadable']);
  });

  it('reads a cell of several lines, and distinguishes it from a stray quote', async () => {
    expect(
      said(
        await read(
          `${header}\nHonda,2020,150 jt,"satu\ndua"\n"Honda,2020,150 jt,tiga\nHonda,2020,1,"empat"\n`,
        ),
      ),
    ).toEqual(['2 satu\ndua', '4 row_unreadable', '5 empat']);
  });

  it('rejects rows of another shape and endless lines', async () => {
    const endless = `Honda,2020,1,${'x'.repeat(longestRecord)}`;
    const rows = await read(
      `${header}\nHonda,2020\nHonda,2020,1,a,b\nHonda,2020,1,c,\n${endless}\nHonda,2020,1,d`,
    );
    expect(said(rows)).toEqual(['2 row_shape', '3 row_shape', '4 c', '5 row_too_long', '6 d']);
  });

  it('keeps only the start of a broken row, and does not join lines without end', async () => {
    const long = `"Honda,2020,1,${'x'.repeat(60_000)}`;
    const rows = await read(`${header}\n${`${long}\n`.repeat(12)}Honda,2020,1,z\n`, 100);
    expect(said(rows)).toEqual([
      ...Array.from({ length: 12 }, (_, index) => `${index + 2} row_unreadable`),
      '14 z',
    ]);
    for (const row of rows) if (row.kind === 'broken') expect(row.text).toBe(long.slice(0, 8000));
  });

  it.skipIf(process.platform === 'win32')('refuses a pipe', async () => {
    const pipe = path.join(folder, 'pipe.csv');
    execFileSync('mkfifo', [pipe]);
    await expect(openCsv(pipe, 3, carColumns)).rejects.toThrow(/is not a file/);
  });

  it('strips the guard of a cell that a spreadsheet would run', async () => {
    expect(said(await read(`${header}\nHonda,2020,1,'=1+1\nHonda,2020,1,'biasa'\n`))).toEqual([
      '2 =1+1',
      "3 'biasa'",
    ]);
  });

  it('has no more columns than a list needs, in its header and its rows', async () => {
    const more = ','.repeat(mostColumns);
    await expect(read(`${header}${more}\nHonda,2020,1,a${more}`)).rejects.toThrow(/names no column/);
    expect(said(await read(`${header}\n${more}\nHonda,2020,1,a`))).toEqual(['2 row_shape', '3 a']);
  });

  it('lets others be served while a text of a million lines is read', async () => {
    let turns = 0;
    const count = () => {
      turns += 1;
      turning = setImmediate(count);
    };
    let turning = setImmediate(count);
    for await (const _ of (await openCsvText(`${header}${'\n'.repeat(1e6)}`, 3, carColumns)).batches());
    clearImmediate(turning);
    expect(turns).toBeGreaterThan(500);
  });
});
