import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, schema } from '#server/db/database.ts';
import {
  createLiveNewVehicles,
  type LiveNewVehicles,
} from '#server/features/new-vehicles/shared/live-new-vehicles.ts';
import { readNewVehicles } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { writeFileRows } from '#server/features/new-vehicles/shared/stored-new-vehicles.ts';
import { ImportFileError } from '#server/list-file/list-file-error.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { importVehicles } from './import-vehicles.ts';

const { newVehicles, newVehiclePrices } = schema;
const header = 'kind,brand,model,variant,fuel,transmission,price,price_date,launch,expected,last_year,source';

describeEachEngine('the import of new vehicles', (open, testOnce) => {
  let database: Database;
  let live: LiveNewVehicles;
  let folder: string;
  let replaced = 0;
  beforeAll(async () => {
    database = await open('reference');
    live = await createLiveNewVehicles(database, {
      onReplaced: () => {
        replaced += 1;
      },
      onWarning: (line) => expect(line).toBe(''),
    });
    folder = await mkdtemp(path.join(tmpdir(), 'lajur-vehicles-'));
  });
  afterAll(async () => {
    live.close();
    await rm(folder, { recursive: true, force: true });
  });

  let files = 0;
  async function importText(text: string | Buffer, { dryRun = false, ending = 'csv' } = {}) {
    files += 1;
    const file = path.join(folder, `vehicles-${files}.${ending}`);
    await writeFile(file, text);
    return { file, ...(await importVehicles({ database, file, dryRun })) };
  }
  const rows = (...lines: string[]) => [header, ...lines].join('\n');
  const model = (kind: 'mobil' | 'motor', brand: string, slug: string) =>
    live
      .current()
      .get(kind)
      ?.find((each) => each.slug === brand)
      ?.models.find((each) => each.slug === slug);
  const history = async (key: string) => {
    const found = await database.orm
      .select()
      .from(newVehiclePrices)
      .where(eq(newVehiclePrices.key, key))
      .orderBy(newVehiclePrices.id);
    return found.map(({ price, date, source }) => [price, date, source]);
  };

  test('a database contains the reference files', () => {
    expect(live.current()).toEqual(readNewVehicles());
  });

  test('changes a price immediately, keeps the former one, and is idempotent', async () => {
    const text = rows('Mobil,Suzuki,Fronx,GL MT,,,Rp 265.000.000,2026-02,,,,Suzuki Indomobil');
    const before = replaced;
    expect(await importText(text)).toMatchObject({ read: 1, updated: 1, imported: 0, rejected: 0 });
    expect(replaced).toBe(before + 1);
    const found = model('mobil', 'suzuki', 'fronx')?.variants.find(({ name }) => name === 'GL MT');
    expect(found).toMatchObject({
      ...{ price: 265e6, price_date: '2026-02', engine_cc: 1462, transmission: 'manual' },
      source: { name_id: 'Suzuki Indomobil', is_estimate: false },
    });
    const key = 'mobil/suzuki/fronx/gl-mt/manual/bensin';
    const prices = [
      [259e6, '2025-07', 'kompas-2025'],
      [265e6, '2026-02', 'Suzuki Indomobil'],
    ];
    expect(await history(key)).toEqual(prices);
    expect(await importText(text)).toMatchObject({ updated: 0, unchanged: 1 });
    expect(replaced).toBe(before + 1);

    // An older price only goes into the history, and a row without a price keeps the stored price and source.
    const older = rows(
      'mobil,suzuki,fronx,GL MT,,,250000000,2024,,,,Buku lama',
      'mobil,suzuki,fronx,GL MT,,,,,2025-06,,,Siaran pers',
    );
    expect(await importText(older)).toMatchObject({ updated: 1, unchanged: 1, notes: { price_older: 1 } });
    expect(await history(key)).toEqual([...prices, [250e6, '2024', 'Buku lama']]);
    const after = model('mobil', 'suzuki', 'fronx')?.variants.find(({ name }) => name === 'GL MT');
    expect(after).toMatchObject({ price: 265e6, launch: '2025-06', source: { id: 'Suzuki Indomobil' } });
    expect(after?.earlier).toEqual([
      { price: 259e6, date: '2025-07' },
      { price: 250e6, date: '2024' },
    ]);
    expect(await importText(older)).toMatchObject({ updated: 0, unchanged: 2 });
  });

  test('adds a page for a new model, with distinct slugs for variants of the same name', async () => {
    const text = rows(
      'motor,Honda,Uji Coba 125,,bensin,manual,21000000,2026-10,2026-10,,,Honda',
      'motor,Honda,Uji Coba 125,,bensin,otomatis,23000000,2026-10,,,,Honda',
      'motor,Merek Uji,Esok,,listrik,,,,,2027-03,,Pengumuman',
    );
    expect(await importText(text)).toMatchObject({ imported: 3, notes: { model_created: 2 } });
    expect(model('motor', 'honda', 'uji-coba-125')?.variants.map(({ price }) => price)).toEqual([21e6, 23e6]);
    expect(model('motor', 'merek-uji', 'esok')?.variants).toMatchObject([
      { expected: '2027-03', price: null },
    ]);
    expect(await importText(text)).toMatchObject({ imported: 0, updated: 0, unchanged: 3 });
    const unclear = await importText(rows('motor,Honda,Uji Coba 125,,,,22000000,2026-10,,,,Honda'));
    expect(unclear).toMatchObject({ rejected: 1, rejectedByReason: { variant_ambiguous: 1 } });
    const gone = await importText(rows('motor,Merek Uji,Esok,,,otomatis,,,,-,2026,Pengumuman'));
    expect(gone).toMatchObject({ updated: 1 });
    expect(model('motor', 'merek-uji', 'esok')?.variants).toMatchObject([
      { expected: null, last_year: 2026, transmission: 'otomatis' },
    ]);
  });

  testOnce('a dry run reports the same and writes nothing', async () => {
    const text = rows('mobil,suzuki,fronx,GL AT,,,280000000,2026-02,,,,Suzuki');
    expect(await importText(text, { dryRun: true })).toMatchObject({ updated: 1 });
    expect(await importText(text)).toMatchObject({ updated: 1 });
  });

  test('new reference files replace older ones, but not imported rows', async () => {
    await database.orm.transaction(writeFileRows);
    await database.announceChange();
    const variants = model('mobil', 'suzuki', 'fronx')?.variants ?? [];
    expect(variants.find(({ name }) => name === 'GL MT')?.price).toBe(265e6);
    expect(model('motor', 'honda', 'uji-coba-125')).toBeDefined();
  });

  testOnce('rejects what is wrong, row by row, each with every reason', async () => {
    const bad = [
      'sepeda,Honda,BeAT,,,,1,2026-01,,,,x',
      'mobil,,Fronx,,,,259000000,2026-01,,,,x',
      'mobil,Suzuki,,,,,259000000,2026-01,,,,x',
      'mobil,Suzuki,Fronx,GL MT,,,0,2026-01,,,,x',
      'mobil,Suzuki,Fronx,GL MT,,,1000000000000000,2026-01,,,,x',
      'mobil,Suzuki,Fronx,GL MT,,,259 kursi,2026-01,,,,x',
      'mobil,Suzuki,Fronx,GL MT,,,259000000,,,,,x',
      'mobil,Suzuki,Fronx,GL MT,,,259000000,2099-01,,,,x',
      'mobil,Suzuki,Fronx,GL MT,air,turbo,259000000,2026-13,,,,',
      'mobil,Dealer,Satu,,,,,,,,,x',
      'mobil,Suzuki,<b>,,,,,,,,,x',
      'mobil,Suzuki,Lusa,,,,,,,2027-01,2026,x',
      'mobil,Suzuki,Lusa,,,,,,,2025-01,,x',
      'mobil,Citro\ufffdn,C3,,,,,,,,,x',
      'mobil,Suzuki,Lusa,,,,,,,,20261,x',
      'mobil,Suzuki',
    ];
    const result = await importText(rows(...bad));
    expect(result).toMatchObject({ read: bad.length, rejected: bad.length, imported: 0, updated: 0 });
    expect(result.rejectedByReason).toEqual({
      ...{
        kind_unknown: 1,
        price_out_of_limits: 3,
        brand_missing: 2,
        expected_past: 1,
        last_year: 1,
        model_missing: 2,
        price: 1,
      },
      ...{ price_undated: 2, date_in_future: 1, fuel: 1, transmission: 1, price_date: 1, source: 1 },
      ...{ name_reserved: 1, sold_and_expected: 1, row_shape: 1 },
    });
    expect(await readFile(`${result.file}.rejected.csv`, 'utf8')).toContain(
      'The price lies below Rp 1,000,000',
    );
  });

  testOnce('rejects names that cannot be stored or addressed, and figures that no vehicle has', async () => {
    const sound = { kind: 'mobil', brand: 'Suzuki', model: 'Lusa', variant: 'GL', source: 'x' };
    const wrong = {
      variant: ['a\u0000b', 'a\ud800b', 'a\u202eb', '㎯'.repeat(80)],
      model_missing: [{ model: 'a\u0000b' }, { model: 'a\nb' }, { model: '㎯'.repeat(60) }],
      source: ['a\u0000b', 'a\u2028b'],
      seats: ['0', '101'],
      engine_cc: ['9'.repeat(400)],
      power_kw: ['9'.repeat(400), '0'],
      battery_kwh: ['0', '0.0'],
      range_km: ['0', '10001'],
    };
    const lines = Object.entries(wrong).flatMap(([column, cells]) =>
      cells.map((cell) =>
        JSON.stringify({ ...sound, ...(typeof cell === 'string' ? { [column]: cell } : cell) }),
      ),
    );
    const result = await importText([...lines, JSON.stringify({ ...sound, range_km: 300 })].join('\n'), {
      ending: 'ndjson',
    });
    expect(result.rejectedByReason).toEqual(
      Object.fromEntries(Object.entries(wrong).map(([column, cells]) => [column, cells.length])),
    );
    expect(result).toMatchObject({ imported: 1, rejected: lines.length });
  });

  testOnce('concurrent imports keep each other’s facts', async () => {
    const listOf = (column: string, value: string) =>
      [
        `kind,brand,model,variant,${column},source`,
        ...Array.from({ length: 450 }, (_, at) => `mobil,Suzuki,Kembar,T${at},${value},x`),
      ].join('\n');
    await Promise.all([importText(listOf('seats', '5')), importText(listOf('engine_cc', '1500'))]);
    const variants = model('mobil', 'suzuki', 'kembar')?.variants ?? [];
    expect(variants.length).toBe(450);
    const both = variants.filter((variant) => variant.seats === 5 && variant.engine_cc === 1500);
    expect(both.length).toBe(450);
  });

  testOnce('reads NDJSON, semicolons and UTF-16, and refuses what is no such list', async () => {
    const json = {
      kind: 'motor',
      brand: 'Honda',
      model: 'BeAT',
      price: 19_000_000,
      priceDate: 2026,
      source: 'x',
    };
    expect(await importText(JSON.stringify(json), { ending: 'ndjson' })).toMatchObject({
      read: 1,
      rejected: 0,
    });
    const semicolons = rows('mobil,suzuki,fronx,GX MT,,,281000000,2026-03,,,,x').replaceAll(',', ';');
    expect(await importText(Buffer.from(`\ufeff${semicolons}`, 'utf16le'))).toMatchObject({ updated: 1 });
    await expect(importText('nama,harga\nFronx,1')).rejects.toThrow(ImportFileError);
    await expect(importText('')).rejects.toThrow(/is empty/);
    await expect(importText(header, { ending: 'pdf' })).rejects.toThrow(/neither/);
    expect(await database.orm.$count(newVehicles, eq(newVehicles.brand, 'nama'))).toBe(0);
  });
});
