import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listColumns, listTemplate } from '#contract/dealer/list-columns.ts';
import { carFactsOf } from '#contract/listing/car-facts-form.ts';
import { importColumns } from '#server/car-list/column-names.ts';
import { type Database, schema } from '#server/db/database.ts';
import { parseCsvRecord } from '#server/list-file/csv-record.ts';
import type { ApiApp } from '#tests/support/api-app.ts';
import { newPhoto } from '#tests/support/new-photo.ts';
import { sampleFacts, sampleForm } from '#tests/support/sample-facts.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { Seller, soundForm } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { insertListing, listingRow } from '#tests/support/test-listings.ts';
import { workbook } from '#tests/support/workbook.ts';

const { accounts, auditTrail, listings } = schema;
const mobile = '+6281234567890';
const header =
  'externalId,brandName,modelName,makeYear,price,transmission,fuelType,provinceName,cityName,color,kilometerDriven,regNo,imageUrls,description';

describeEachEngine('a dealer’s list', (open, testOnce) => {
  let database: Database;
  let api: ApiApp;
  let dealer: Seller;

  beforeAll(async () => {
    ({ database, api } = await startSeededApi(open));
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    await database.orm.execute(sql`truncate audit_trail`);
    await database.orm.delete(listings);
    await database.orm.delete(accounts);
    await database.announceChange();
    dealer = new Seller(api);
    await dealer.signIn(database, mobile, 'dealer');
  });

  const car = (
    id: string,
    changes: { price?: string; regNo?: string; images?: string; text?: string } = {},
  ) =>
    `${id},Toyota,Avanza,2019,${changes.price ?? '165000000'},manual,bensin,DKI Jakarta,Jakarta Selatan,putih,41287,${changes.regNo ?? ''},${changes.images ?? ''},"${changes.text ?? 'Terawat'}"`;
  const listOf = (...rows: readonly string[]) => [header, ...rows].join('\r\n');
  const take = (csv: string, more: { photos?: string; isCheck?: '1' } = {}) =>
    dealer.ask('dealerImport', { clientId: randomUUID(), csv, ...more });
  /** Inserts public cars of the dealer that are not from a list. */
  const writeActive = async (count: number) => {
    const first = await insertListing(database, {
      ...{ model: 'avanza', city: 'jakarta-selatan', mobile, mobileVerified: true },
      ...(dealer.account ? { userId: dealer.account.id } : {}),
    });
    const { id: _, ...row } = await listingRow(database, first);
    const more = Array.from({ length: count - 1 }, () => ({ ...row, carIdHash: randomUUID() }));
    await database.orm.insert(listings).values(more);
  };
  const all = () => database.orm.select().from(listings).orderBy(listings.id);

  test('is taken as people write it: headings, stock numbers, no fuel, a cell that cannot be read', async () => {
    const own = 'No. Stok;Merek;Tipe;Model;Tahun;Harga;Transmisi;Provinsi;Pajak';
    const row = (id: string, tax: string, price = '165 jt') =>
      `${id};Toyota;1.5 G;Avanza;2019;${price};manual;DKI Jakarta;${tax}`;
    const first = await take([own, row('0012', 'Agu-27')].join('\r\n'));
    expect(first.rows).toMatchObject([{ outcome: 'created', status: 'live', remarks: [] }]);
    expect(await all()).toMatchObject([{ externalId: '0012', taxPaidUntil: '2027-08', fuel: 'bensin' }]);
    const again = await take([own, row('12', 'entah', '160 jt'), row('012', '')].join('\r\n'));
    expect(again.rows).toMatchObject([
      { outcome: 'updated', remarks: ['Satu isian lain tidak terbaca.'] },
      { outcome: 'refused', remarks: ['externalId ini sudah ada di baris lain.'] },
    ]);
    expect(await all()).toMatchObject([{ externalId: '0012', taxPaidUntil: '2027-08', price: 160_000_000 }]);
  });

  testOnce('a spreadsheet is read as it is, and another file is called what it is', async () => {
    const cells = car('a').replaceAll('"', '').split(',');
    const bytes = workbook([
      header.split(','),
      cells.map((cell) => (/^\d{4,}$/.test(cell) ? Number(cell) : cell)),
    ]);
    const sent = await dealer.ask('dealerImport', {
      ...{ clientId: randomUUID(), csv: '', xlsx: Buffer.from(bytes).toString('base64') },
    });
    expect(sent.rows).toMatchObject([{ line: 2, label: 'Toyota Avanza 2019', outcome: 'created' }]);
    for (const [csv, xlsx] of [
      ['<html><table>', ''],
      ['', Buffer.from('no zip').toString('base64')],
    ] as const) {
      const refused = await dealer.send('dealerImport', { clientId: randomUUID(), csv, xlsx });
      expect(refused.statusCode).toBe(422);
      expect(refused.body).toContain('bukan daftar Excel (XLSX) atau CSV');
    }
  });

  testOnce('a row that the database does not take is refused, and the others are stored', async () => {
    await database.orm.execute(
      sql`alter table listings add constraint fits check (description <> 'Tidak muat')`,
    );
    try {
      const { rows } = await take(listOf(car('a'), car('b', { text: 'Tidak muat' }), car('c')));
      expect(rows.map(({ outcome }) => outcome)).toEqual(['created', 'refused', 'created']);
      expect(rows[1]?.remarks).toEqual(['Baris ini tidak bisa disimpan. Periksa isinya.']);
    } finally {
      await database.orm.execute(sql`alter table listings drop constraint fits`);
    }
  });

  testOnce('is for dealers: a guest gets 401, others 404', async () => {
    const [guest, user, staff] = [new Seller(api), new Seller(api), new Seller(api)];
    await user.signIn(database, '+6282222222222');
    await staff.signIn(database, '+6283333333333', 'staff');
    for (const [person, status] of [
      [guest, 401],
      [user, 404],
      [staff, 404],
    ] as const) {
      const sent = await person.send('dealerImport', { clientId: randomUUID(), csv: listOf(car('a')) });
      expect(sent.statusCode).toBe(status);
      expect((await person.send('dealerExport', {})).statusCode).toBe(status);
    }
    expect(await all()).toEqual([]);
  });

  testOnce('the template’s example is imported, except for its missing photos', async () => {
    const { rows } = await take(listTemplate());
    expect(rows).toMatchObject([{ outcome: 'created', label: 'Toyota Avanza 2019' }]);
    expect(rows[0]?.remarks).toEqual(['Ada foto yang belum dikirim.']);
    for (const { name } of listColumns) expect(importColumns).toContain(name);
  });

  test('is public at once, as the dealer’s own, under the verified number', async () => {
    const { rows, allowed_stock_add } = await take(
      listOf(car('a', { regNo: 'B 1235 XYZ' }), car('b', { price: '170 jt' })),
    );
    expect(rows).toMatchObject([
      { line: 2, label: 'Toyota Avanza 2019', outcome: 'created', status: 'live', remarks: [] },
      { line: 3, outcome: 'created', status: 'live' },
    ]);
    expect(allowed_stock_add).toBe(198);
    expect(await all()).toMatchObject([
      {
        externalId: 'a',
        userId: dealer.account?.id,
        mobile,
        mobileVerified: true,
        listingType: 'diler',
        plateParity: 'odd',
      },
      { externalId: 'b', price: 170_000_000 },
    ]);
    const list = await api.ask('listings', { search: 'toyota' });
    expect(list.items).toHaveLength(2);
    expect(await database.orm.select().from(auditTrail)).toMatchObject([
      { action: 'import', actorId: dealer.account?.id, facts: { count: 2 } },
    ]);
  });

  test('changes nothing when it is repeated, also simultaneously, and updates what differs', async () => {
    const csv = listOf(car('a'), car('', { price: '150000000' }));
    const fields = { clientId: randomUUID(), csv };
    const answers = await Promise.all([1, 2, 3].map(() => dealer.send('dealerImport', fields)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).not.toEqual([]);
    expect(await all()).toHaveLength(2);
    const again = await take(csv);
    expect(again.rows.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
    const changed = await take(listOf(car('a', { price: '160000000' })));
    expect(changed.rows).toMatchObject([{ outcome: 'updated', status: 'live' }]);
    const [row] = await all();
    expect(row).toMatchObject({ price: 160_000_000, revision: 2 });
  });

  testOnce(
    'each row is checked like a seller’s listing, and a refused one does not affect the others',
    async () => {
      const other = new Seller(api);
      await other.signIn(database, '+6282222222222');
      const form = { ...(await soundForm(database)), mobile: '082222222222', regNo: 'B 1 ABC' };
      await other.advertise(form);
      const { rows } = await take(
        listOf(
          car('plate', { regNo: 'b1abc' }),
          car('cheap', { price: '5 jt' }),
          'x,Nobrand,Thing,1200,abc,,,,,,,,,',
          car('fine', { text: 'Hubungi 0812 3456 7890' }),
          car('fine'),
          'too,few',
        ),
      );
      expect(rows.map(({ outcome, status }) => [outcome, status])).toEqual([
        ['created', 'pending'],
        ['refused', null],
        ['refused', null],
        ['created', 'live'],
        ['refused', null],
        ['refused', null],
      ]);
      const found = await all();
      expect(found.find(({ externalId }) => externalId === 'plate')).toMatchObject({
        rejectReasons: ['plate_of_another_account'],
      });
      expect(found.find(({ externalId }) => externalId === 'fine')?.description).not.toMatch(/3456/);
      expect(rows[2]?.remarks.length).toBeGreaterThan(1);
      expect(rows.flatMap(({ remarks }) => remarks).join(' ')).toMatch(/Harga di bawah/);
    },
  );

  testOnce(
    'stops at the stock limit',
    async () => {
      await database.orm.update(accounts).set({ scope: 'dealer' }).where(eq(accounts.mobile, mobile));
      await writeActive(195);
      const many = Array.from({ length: 6 }, (_, at) => car(`n${at}`, { price: String(150_000_000 + at) }));
      const { rows, allowed_stock_add } = await take(listOf(...many));
      expect(rows.filter(({ outcome }) => outcome === 'created')).toHaveLength(5);
      expect(rows.at(-1)).toMatchObject({
        outcome: 'refused',
        remarks: ['Batas jumlah iklan Anda tercapai.'],
      });
      expect(allowed_stock_add).toBe(0);
    },
    120_000,
  );

  testOnce('shows the dealer’s own photos, by hash or by name, and no others', async () => {
    const sha256 = await dealer.upload();
    const other = new Seller(api);
    await other.signIn(database, '+6282222222222');
    const theirs = await other.upload(await newPhoto());
    const { rows } = await take(
      listOf(
        car('hash', { images: sha256 }),
        car('name', { images: 'foto/Depan.JPG;foto/none.jpg' }),
        car('theirs', { images: theirs }),
        car('web', { images: 'https://example.com/a.jpg' }),
      ),
      { photos: `depan.jpg=${sha256}` },
    );
    const key = sha256.slice(0, 32);
    expect((await all()).map(({ images }) => images)).toEqual([[key], [key], [], []]);
    expect(rows.map(({ remarks }) => remarks.length)).toEqual([0, 1, 1, 1]);
  });

  testOnce('changes nothing in a dry run', async () => {
    await take(listOf(car('a')));
    const { rows } = await take(
      listOf(car('a', { price: '150000000' }), car('b'), car('c', { price: 'x' })),
      { isCheck: '1' },
    );
    expect(rows.map(({ outcome }) => outcome)).toEqual(['updated', 'created', 'refused']);
    expect(await all()).toMatchObject([{ externalId: 'a', price: 165_000_000 }]);
    expect(await database.orm.select().from(auditTrail)).toHaveLength(1);
  });

  testOnce.each([
    ['nothing', ''],
    ['no list of cars', 'a,b,c\n1,2,3'],
    ['too many rows', [header, ...Array(501).fill('x')].join('\n')],
  ])('%s is refused', async (_, csv) => {
    const answer = await dealer.send('dealerImport', { clientId: randomUUID(), csv });
    expect([400, 422]).toContain(answer.statusCode);
    expect(await all()).toEqual([]);
  });

  testOnce('changes only the dealer’s own cars, whatever id is in a row', async () => {
    const other = new Seller(api);
    await other.signIn(database, '+6282222222222');
    const form = { ...(await soundForm(database)), mobile: '082222222222' };
    const { listing } = await other.ask('createListing', {
      ...form,
      images: await other.upload(),
      clientId: randomUUID(),
    });
    const { rows } = await take(listOf(car(`lajur-${listing.id}`, { price: '11000000' })));
    expect(rows).toMatchObject([{ outcome: 'refused', listingId: null }]);
    expect(await all()).toMatchObject([{ id: listing.id, price: 165_000_000 }]);
  });

  test('an export runs no formula, and importing it again changes nothing but what was lost since', async () => {
    // Must come first: the profile's name comes from this listing, and list cars are sold under the profile's
    // name.
    await dealer.advertise({ ...(await soundForm(database)), ...sampleForm, description: '-2+3' });
    await take(listOf(car('=1+1', { text: '=HYPERLINK(""http://x"")' }), car('+cmd'), car('plain')));
    const { csv, count } = await dealer.ask('dealerExport', {});
    expect(count).toBe(4);
    for (const line of csv.replace('\ufeff', '').trim().split('\n')) {
      const cells = parseCsvRecord(line, ';');
      if (typeof cells === 'string') throw new Error(cells);
      for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    }
    const before = await all();
    const { rows } = await take(csv);
    expect(rows.map(({ outcome, remarks }) => [outcome, remarks])).toEqual(Array(4).fill(['unchanged', []]));
    expect(await all()).toEqual(before);
    await database.orm.update(listings).set(carFactsOf({}));
    await take(csv);
    expect((await all())[0]).toMatchObject(sampleFacts);
  });
});
