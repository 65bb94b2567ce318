import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { asc, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Database, schema } from '#server/db/database.ts';
import { ImportFileError } from '#server/list-file/list-file-error.ts';
import { createPhotoStore } from '#server/photo-store/photo-store.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { createImportPhotos } from './import-photos.ts';
import { type ImportOptions, runImport } from './run-import.ts';

const { listings, models, brands, filterSlugs } = schema;
const fixture = fileURLToPath(new URL('./fixtures/thirty-cars.csv', import.meta.url));

describeEachEngine('the importer', (open, testOnce) => {
  let database: Database;
  let folder: string;
  let file: string;
  let runs = 0;

  beforeAll(async () => {
    database = await open('reference');
    folder = await mkdtemp(path.join(tmpdir(), 'lajur-import-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    await database.orm.delete(listings);
    runs += 1;
    file = path.join(folder, `cars-${runs}.csv`);
  });

  async function importFile(options: Partial<ImportOptions> = {}) {
    const photoStore = createPhotoStore({ directory: path.join(folder, 'photos'), database });
    return await runImport({
      database,
      photos: createImportPhotos(options.dryRun ? undefined : photoStore),
      file,
      source: 'test',
      dryRun: false,
      batchSize: 7,
      ...options,
    });
  }
  const all = () => database.orm.select().from(listings).orderBy(asc(listings.externalId));
  const find = async (externalId: string) => (await all()).find((row) => row.externalId === externalId);

  it('imports valid rows and rejects others, each with its reasons', async () => {
    await copyFile(fixture, file);
    const summary = await importFile();
    expect(summary).toMatchObject({
      read: 30,
      imported: 20,
      updated: 0,
      unchanged: 0,
      rejected: 10,
      unknownColumns: ['Warna Jok'],
    });
    expect(summary.rejectedByReason).toEqual({
      brand_missing: 1,
      brand_unknown: 1,
      price_down_payment: 1,
      price_out_of_limits: 1,
      price_missing: 1,
      year_impossible: 1,
      year_unreadable: 1,
      kilometers_impossible: 1,
      province_unknown: 2,
      row_unreadable: 1,
      row_shape: 1,
    });
    expect(summary.notes).toMatchObject({
      contact_masked: 1,
      mobile_dropped: 1,
      columns_swapped: 1,
      kilometers_dropped: 1,
    });
    const rejected = await readFile(`${file}.rejected.csv`, 'utf8');
    expect(rejected.split('\n')[0]).toMatch(/^externalId,title,.*,line,reasons$/);
    expect(rejected).toContain("'=HYPERLINK(1)");
    expect(rejected).toContain('The price column names a down payment');
    // Importing the rejected file unchanged rejects the row again and replaces the file.
    const again = await importFile({ file: `${file}.rejected.csv` });
    expect(again).toMatchObject({ read: 10, imported: 0, rejected: 10, unknownColumns: ['Warna Jok'] });
  });

  it('rejects cars of a suspended number', async () => {
    const { accounts } = schema;
    await copyFile(fixture, file);
    const mobile = '+6281234567890';
    await database.orm.insert(accounts).values({ publicId: 'kept out', mobile, isSuspended: true });
    try {
      const summary = await importFile();
      expect(summary.rejectedByReason).toMatchObject({ seller_suspended: expect.any(Number) });
      expect((await all()).filter((row) => row.mobile === mobile)).toEqual([]);
      expect(await readFile(`${file}.rejected.csv`, 'utf8')).toContain('Staff keeps the number');
      expect((await importFile({ dryRun: true })).rejectedByReason).toMatchObject({
        seller_suspended: summary.rejectedByReason.seller_suspended,
      });
    } finally {
      await database.orm.delete(accounts);
    }
  });

  const heading = 'no stok,merek,model,tahun,harga,transmisi,bahan bakar,provinsi,warna,km,pajak,no hp,judul';
  const lineOf = (id: string, changes: Partial<Record<'price' | 'tax' | 'color' | 'title', string>> = {}) =>
    `${id},Toyota,Avanza,2019,${changes.price ?? '165000000'},manual,bensin,DKI Jakarta,${changes.color ?? 'putih'},41287,${changes.tax ?? '2027-08'},081234567890,${changes.title ?? 'Avanza'}`;
  const importLines = async (...lines: readonly string[]) => {
    await writeFile(file, [heading, ...lines].join('\n'));
    return await importFile();
  };

  it('a row that the database does not take is rejected, and the others are stored', async () => {
    await database.orm.execute(sql`alter table listings add constraint fits check (title <> 'Tidak muat')`);
    try {
      const summary = await importLines(
        ...['1', '2', '3'].map((id) => lineOf(id)),
        lineOf('4', { title: 'Tidak muat' }),
        lineOf('5', { price: '120000000.5' }),
        lineOf('6'),
      );
      expect(summary).toMatchObject({
        imported: 4,
        rejected: 2,
        rejectedByReason: { not_storable: 1, price_unreadable: 1 },
      });
      expect((await all()).map(({ externalId }) => externalId)).toEqual(['1', '2', '3', '6']);
    } finally {
      await database.orm.execute(sql`alter table listings drop constraint fits`);
    }
  });

  it('a cell that cannot be read erases nothing, an empty one does', async () => {
    await importLines(lineOf('0012'));
    const before = await find('0012');
    expect(before).toMatchObject({ taxPaidUntil: '2027-08', color: 'putih' });
    expect(
      await importLines(lineOf('0012', { tax: 'sampai habis', color: '?!', price: '160 jt' })),
    ).toMatchObject({
      updated: 1,
    });
    expect(await find('0012')).toMatchObject({
      ...{ taxPaidUntil: '2027-08', color: 'putih', price: 160_000_000, id: before?.id },
    });
    await importLines(lineOf('0012', { tax: '', color: '' }));
    expect(await find('0012')).toMatchObject({ taxPaidUntil: null, color: null });
  });

  it('a stock number that lost its zeros in a spreadsheet is the same car', async () => {
    expect(await importLines(lineOf('0012'), lineOf('A-01'))).toMatchObject({ imported: 2 });
    expect(
      await importLines(lineOf('12', { price: '160 jt' }), lineOf('12.0', { price: '170 jt' })),
    ).toMatchObject({
      ...{ imported: 0, updated: 2 },
    });
    expect((await all()).map(({ externalId, price }) => [externalId, price])).toEqual([
      ['0012', 170_000_000],
      ['A-01', 165_000_000],
    ]);
    await writeFile(file, [heading, lineOf('012', { price: '175 jt' })].join('\n'));
    expect(await importFile({ dryRun: true })).toMatchObject({ imported: 0, updated: 1 });
  });

  testOnce('understands sellers’ spellings', async () => {
    await copyFile(fixture, file);
    await importFile();
    expect(await find('c01')).toMatchObject({
      price: 121_000_000,
      kilometerDriven: 85_000,
      bodyType: 'mpv',
      color: 'hitam',
      fuel: 'bensin',
      transmission: 'manual',
      listingType: 'diler',
      provinceId: 32,
      cityId: 3273,
      mobile: '+6281234567890',
      mobileVerified: false,
      status: 'live',
      sellerName: 'Budi',
      variantName: null,
    });
    expect((await find('c01'))?.variantId).not.toBeNull();
    expect(await find('c02')).toMatchObject({
      title: 'Brio merah 2019 hub •••',
      price: 1_450_000_000,
      mobile: null,
      kilometerDriven: 60_000,
    });
    expect(await find('c03')).toMatchObject({
      price: 235_500_000,
      color: 'putih',
      bodyType: 'mpv',
      cityId: 146,
    });
    expect(await find('c04')).toMatchObject({
      price: 325_500_000,
      fuel: 'diesel',
      bodyType: 'suv',
      kilometerDriven: 300_000,
    });
    expect(await find('c05')).toMatchObject({
      makeYear: 2018,
      registrationYear: 2019,
      kilometerDriven: null,
      transmission: 'manual',
      fuel: 'bensin',
    });
    expect(await find('c06')).toMatchObject({ makeYear: 1985 });
    expect(await find('c07')).toMatchObject({ price: 650_000_000, fuel: 'listrik' });
    expect(await find('c14')).toMatchObject({ provinceId: 18, color: 'merah' });
    expect(await find('c16')).toMatchObject({ fuel: 'hybrid' });
    expect(await find('c27')).toMatchObject({ description: 'Baris satu\nbaris dua' });
    expect(await find('c28')).toMatchObject({ provinceId: 35, cityId: 3578 });
    const [glory] = await database.orm
      .select({ name: models.name })
      .from(listings)
      .innerJoin(models, eq(models.id, listings.modelId))
      .where(eq(listings.externalId, 'c15'));
    expect(glory?.name).toBe('Glory 560');
  });

  it('dates a listing by its own date and lets it expire from the import on', async () => {
    await copyFile(fixture, file);
    const before = Date.now();
    await importFile();
    const dated = await find('c01');
    expect(dated?.publishedAt?.toISOString()).toBe('2026-03-01T17:00:00.000Z');
    expect(dated?.createdAt.toISOString()).toBe('2026-03-01T17:00:00.000Z');
    const days = ((dated?.expiresAt?.getTime() ?? 0) - before) / 86_400_000;
    expect(days).toBeGreaterThan(59.99);
    expect(days).toBeLessThan(60.1);
    expect((await find('c16'))?.publishedAt?.getTime()).toBeGreaterThanOrEqual(before);
  });

  it('creates an unknown model once, in whatever spelling it is repeated', async () => {
    await copyFile(fixture, file);
    const summary = await importFile({ source: 'models' });
    const created = await database.orm.select().from(models).where(eq(models.isReviewed, false));
    expect(created).toHaveLength(1);
    expect(created[0]).toMatchObject({ name: 'Sprinter Trueno', share: 0, slug: 'toyota-sprinter-trueno' });
    const [slug] = await database.orm
      .select()
      .from(filterSlugs)
      .where(eq(filterSlugs.slug, 'toyota-sprinter-trueno'));
    expect(slug).toMatchObject({ type: 'model', refId: created[0]?.id });
    expect(summary.modelsCreated).toEqual([]);
    const [toyota] = await database.orm.select().from(brands).where(eq(brands.slug, 'toyota'));
    expect(created[0]?.brandId).toBe(toyota?.id);
    expect((await all()).filter(({ modelId }) => modelId === created[0]?.id)).toHaveLength(5);
  });

  it('changes nothing the second time, and updates what changed', async () => {
    await copyFile(fixture, file);
    await importFile();
    const before = await all();
    expect(await importFile()).toMatchObject({ imported: 0, updated: 0, unchanged: 20, rejected: 10 });
    expect(await all()).toEqual(before);

    await database.orm.update(listings).set({ status: 'sold' }).where(eq(listings.externalId, 'c02'));
    await database.orm.update(listings).set({ status: 'expired' }).where(eq(listings.externalId, 'c01'));
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('Rp 121.000.000', '119 jt').replace('"1,45 M"', '"1,4 M"'));
    expect(await importFile()).toMatchObject({ imported: 0, updated: 2, unchanged: 18 });
    expect(await find('c01')).toMatchObject({
      id: before[0]?.id,
      carIdHash: before[0]?.carIdHash,
      price: 119_000_000,
      status: 'live',
    });
    expect(await find('c02')).toMatchObject({ price: 1_400_000_000, status: 'sold' });
  });

  it('identifies rows without an id by content, within a source', async () => {
    const row = 'Honda,Brio,2020,150 jt,AT,Bensin,Bali,1000';
    const header = 'brandname;MODELNAME;make_year;price;transmission;fuelType;provinceName;kilometerDriven';
    await writeFile(
      file,
      `\ufeff${header}\r\n${[row, row, row.replace('150 jt', '151 jt')].join('\r\n').replaceAll(',', ';')}\r\n\r\n`,
    );
    expect(await importFile()).toMatchObject({ read: 3, imported: 2, unchanged: 1, rejectedFile: null });
    await writeFile(file, `${header.replaceAll(';', ',')}\n${row.replace('150 jt', 'Rp 150.000.000')}\n`);
    expect(await importFile()).toMatchObject({ read: 1, imported: 0, unchanged: 1 });
    expect(await importFile({ source: 'other' })).toMatchObject({ imported: 1 });
    expect((await all())[0]).toMatchObject({ title: 'Honda Brio 2020', externalId: null });
  });

  it('writes a repeated id in its order', async () => {
    const rows = ['a,150 jt', 'a,150 jt', 'a,151 jt', 'b,99 jt'].map(
      (start) => `${start},Honda,Brio,2020,AT,Bensin,Bali`,
    );
    await writeFile(
      file,
      `externalId,price,brandName,modelName,makeYear,transmission,fuelType,provinceName\n${rows.join('\n')}\n`,
    );
    expect(await importFile()).toMatchObject({ read: 4, imported: 2, updated: 1, unchanged: 1 });
    expect(await find('a')).toMatchObject({ price: 151_000_000 });
  });

  it('writes nothing in a dry run but reports the same', async () => {
    await copyFile(fixture, file);
    const text = (await readFile(file, 'utf8')).replaceAll('Trueno', 'Marino');
    await writeFile(file, text);
    const modelsBefore = await database.orm.$count(models);
    const summary = await importFile({ dryRun: true });
    expect(summary).toMatchObject({
      dryRun: true,
      imported: 20,
      rejected: 10,
      modelsCreated: ['Toyota Sprinter Marino'],
    });
    expect(await database.orm.$count(listings)).toBe(0);
    expect(await database.orm.$count(models)).toBe(modelsBefore);
    expect((await stat(`${file}.rejected.csv`)).isFile()).toBe(true);
  });

  it('deletes an outdated file of rejected rows', async () => {
    await writeFile(`${file}.rejected.csv`, 'old');
    await writeFile(
      file,
      'brandName,modelName,makeYear,price,transmission,fuelType,provinceName\nHonda,Brio,2020,150 jt,AT,Bensin,Bali\n',
    );
    expect((await importFile()).rejectedFile).toBeNull();
    await expect(stat(`${file}.rejected.csv`)).rejects.toThrow();
  });

  it('runs twice at once over one file', async () => {
    await copyFile(fixture, file);
    const summaries = await Promise.all([importFile({ dryRun: true }), importFile({ dryRun: true })]);
    expect(summaries.map(({ rejected }) => rejected)).toEqual([10, 10]);
    expect(await importFile({ file: `${file}.rejected.csv`, dryRun: true })).toMatchObject({ read: 10 });
  });

  testOnce('reports a directory in place of the rejected file in one line', async () => {
    await mkdir(`${file}.rejected.csv`);
    const header = 'brandName,modelName,makeYear,price,transmission,fuelType,provinceName';
    for (const price of ['150 jt', '?']) {
      await writeFile(file, `${header}\nHonda,Brio,2020,${price},AT,Bensin,Bali\n`);
      await expect(importFile()).rejects.toThrow(ImportFileError);
    }
    const left = (await readdir(folder)).filter((name) => name.endsWith('.tmp'));
    expect(left).toEqual([]);
  });

  it.skipIf(process.platform === 'win32')('accepts no pipe as a photo', async () => {
    const pipe = path.join(folder, 'pipe.jpg');
    execFileSync('mkfifo', [pipe]);
    expect(await createImportPhotos().store(pipe)).toEqual({ refused: 'image_missing' });
  });

  testOnce('reads NDJSON', async () => {
    file = file.replace('.csv', '.ndjson');
    const car = {
      brandName: 'Honda',
      modelName: 'Brio',
      makeYear: 2020,
      price: 150_000_000,
      transmission: 'AT',
      fuelType: 'Bensin',
      provinceName: 'Bali',
      seats: 5,
      description: null,
    };
    await writeFile(
      file,
      `${JSON.stringify(car)}\n\n{"brandName": \n[1]\n${JSON.stringify({ ...car, price: 1 })}`,
    );
    const summary = await importFile();
    expect(summary).toMatchObject({ read: 4, imported: 1, rejected: 3, unknownColumns: ['seats'] });
    expect(summary.rejectedByReason).toEqual({ row_unreadable: 2, price_out_of_limits: 1 });
  });

  it('reads photos from the file’s folder only', async () => {
    const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#804020' } })
      .jpeg()
      .toBuffer();
    await writeFile(path.join(folder, 'one.jpg'), photo);
    await writeFile(path.join(folder, 'two.png'), await sharp(photo).png().toBuffer());
    await writeFile(path.join(folder, 'fake.jpg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const images = 'one.jpg|two.png; fake.jpg;missing.jpg|../../etc/passwd|https://contoh.id/a.jpg|one.jpg';
    await writeFile(
      file,
      `brandName,modelName,makeYear,price,transmission,fuelType,provinceName,imageUrls\nHonda,Brio,2020,150 jt,AT,Bensin,Bali,${images}\n`,
    );
    const summary = await importFile();
    expect(summary).toMatchObject({
      imported: 1,
      notes: { image_refused: 1, image_missing: 1, image_outside: 2 },
    });
    expect((await all())[0]?.images).toHaveLength(2);
    expect(await importFile({ dryRun: true })).toMatchObject({ imported: 0, unchanged: 1 });
  });

  testOnce.each([
    ['no columns', 'a,b\n1,2\n', /names no column brandName, makeYear, price/],
    ['nothing', '', /is empty/],
  ])('refuses a file with %s in one line', async (_, text, message) => {
    await writeFile(file, text);
    await expect(importFile()).rejects.toThrow(message);
  });

  testOnce('refuses a missing file, or another type', async () => {
    await expect(importFile({ file: path.join(folder, 'none.csv') })).rejects.toThrow(
      /cannot be read \(ENOENT\)/,
    );
    await expect(importFile({ file: path.join(folder, 'cars.doc') })).rejects.toThrow(/neither/);
  });
});
