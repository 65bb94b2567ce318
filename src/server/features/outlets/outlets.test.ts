import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { consentVersion } from '#contract/account/consent.ts';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { dayInJakarta } from '#contract/dates.ts';
import type { Database } from '#server/db/database.ts';
import { schema } from '#server/db/database.ts';
import { demoOutlets, writeDemoOutlets } from '#server/db/seed/demo/demo-outlets.ts';
import { readNewVehicles } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import type { ApiApp } from '#tests/support/api-app.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { Seller } from '#tests/support/sellers.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { importOutlets } from './import/import-outlets.ts';
import { readDay } from './import/read-hours.ts';

const { leads, outlets } = schema;

describe('a day of opening hours', () => {
  test.each([
    ['08:00-17:00', [['08:00', '17:00']]],
    [
      '8.00 – 12.00 | 13.00 s/d 17',
      [
        ['08:00', '12:00'],
        ['13:00', '17:00'],
      ],
    ],
    ['tutup', []],
    ['24 jam', [['00:00', '24:00']]],
    ['18:00-02:00', [['18:00', '02:00']]],
    ['08:00', undefined],
    ['25:00-26:00', undefined],
    ['pagi', undefined],
    ['08:00-08:00', undefined],
    [
      '13:00-17:00|08:00-12:00',
      [
        ['08:00', '12:00'],
        ['13:00', '17:00'],
      ],
    ],
    ['08:00-17:00|08:00-17:00', undefined],
    ['08:00-12:00|11:00-17:00', undefined],
    ['20:00-02:00|21:00-22:00', undefined],
    ['01:00-02:00|03:00-04:00|05:00-06:00|07:00-08:00|09:00-10:00', undefined],
  ])('%s', (text, hours) => {
    expect(readDay(text)).toEqual(hours);
  });

  test('an overlong cell is rejected quickly', () => {
    const before = process.cpuUsage().user;
    expect(readDay(`08:00${' '.repeat(100_000)}x`)).toBeUndefined();
    expect(process.cpuUsage().user - before).toBeLessThan(1e6);
  });
});

test('the demonstration covers every kind, uses catalogue brands and no real telephone numbers', () => {
  const made = demoOutlets();
  expect(new Set(made.flatMap(({ kinds }) => kinds))).toEqual(new Set(readNewVehicles().keys()));
  for (const { brand, kinds, telephone, name } of made) {
    expect(name).toContain('Contoh');
    expect(telephone).toMatch(/^\+62000/);
    const known = [...readNewVehicles()].filter(([, brands]) => brands.some(({ slug }) => slug === brand));
    expect(
      known.map(([kind]) => kind),
      brand,
    ).toEqual(expect.arrayContaining(kinds));
  }
  expect(new Set(made.map(({ externalId }) => externalId)).size).toBe(made.length);
});

describe('outlets', () => {
  const open = onOneEngine();
  let database: Database;
  let api: ApiApp;
  let folder: string;
  beforeAll(async () => {
    ({ database, api } = await startSeededApi(open));
    folder = await mkdtemp(path.join(tmpdir(), 'lajur-outlets-'));
  });
  afterAll(async () => {
    await api?.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await database.orm.delete(leads);
    await database.orm.delete(outlets);
    await database.announceChange();
  });

  const header =
    'brandName,kinds,name,cityName,provinceName,address,latitude,longitude,telephone,whatsapp,offers,monday,tuesday,wednesday,thursday,friday,saturday,sunday';
  const hours = '08:00-17:00,08:00-17:00,08:00-17:00,08:00-17:00,08:00-17:00,08:00-12:00,tutup';
  const rows = [
    `Toyota,mobil,Toyota Dago,Bandung,Jawa Barat,Jl. Dago 1,-6.88,107.61,022-5550123,0812-3456-7890,sales|service,${hours}`,
    `Toyota,mobil,Toyota Cimahi,Cimahi,,Jl. Raya 2,-6.87,107.55,,,sales,${hours}`,
    `Toyota,,Toyota Makassar,Makassar,,,,,,,"penjualan, bengkel",,,,,,,`,
  ];
  const write = async (content: string | Buffer, name = 'dealers.csv') => {
    const file = path.join(folder, name);
    await writeFile(file, content);
    return file;
  };
  const list = [header, ...rows].join('\n');
  const take = (file: string, dryRun = false) => importOutlets({ database, file, dryRun });

  test('are imported in any encoding, idempotently', async () => {
    const file = await write(list);
    expect(await take(file, true)).toMatchObject({ read: 3, imported: 3, rejected: 0 });
    expect(await database.orm.select().from(outlets)).toEqual([]);
    expect(await take(file)).toMatchObject({ read: 3, imported: 3, unchanged: 0, rejected: 0, notes: {} });
    expect(await take(file)).toMatchObject({ imported: 0, updated: 0, unchanged: 3 });
    const spreadsheet = Buffer.from(`\ufeff${list.replaceAll('\n', '\r\n')}`, 'utf16le');
    expect(await take(await write(spreadsheet, 'utf16.csv'))).toMatchObject({ unchanged: 3 });
    const moved = await write(list.replace('Jl. Dago 1', 'Jl. Dago 3'));
    expect(await take(moved)).toMatchObject({ updated: 1, unchanged: 2 });
    expect((await database.orm.select().from(outlets)).length).toBe(3);
  });

  test('with errors are rejected with all reasons, without affecting other rows', async () => {
    const file = await write(
      [
        header,
        rows[0],
        'Toyotaa,pesawat,,Atlantis,,,,,,,',
        'Honda,truk,Honda Truk,Bandung,,,,,,,sales,,,,,,,',
        rows[0],
        'Yamaha,motor,Yamaha Bandung,Bandung,,,55,12,123,021,sales,pagi,,,,,,',
        '"open',
      ].join('\n'),
    );
    const summary = await take(file);
    expect(summary).toMatchObject({
      read: 6,
      imported: 2,
      rejected: 4,
      rejectedByReason: {
        row_shape: 1,
        brand_unknown: 1,
        repeated: 1,
        row_unreadable: 1,
      },
      notes: { position_dropped: 1, telephone_dropped: 1, whatsapp_dropped: 1, hours_dropped: 1 },
    });
    expect(await readFile(summary.rejectedFile ?? '', 'utf8')).toContain('does not know the brand');
    const wrong = await write(`${header}\nToyotaa,pesawat,,Atlantis${','.repeat(14)}`);
    expect((await take(wrong)).rejectedByReason).toEqual({
      ...{ kind_unknown: 1, name_missing: 1, city_unknown: 1, offers_missing: 1 },
    });
  });

  test('are closed by a row that says so, once, and not by a dry run', async () => {
    await take(await write(list));
    const closing = [
      'brandName,name,cityName,offers,status',
      'Toyota,Toyota Dago,Bandung,,tutup',
      'Toyota,Toyota Tidak Ada,Bandung,,closed',
      'Toyota,Toyota Cimahi,Cimahi,sales,libur',
    ].join('\n');
    const outcome = { read: 3, imported: 0, updated: 1, unchanged: 1, notes: { closed: 1 } };
    const file = await write(closing);
    expect(await take(file, true)).toMatchObject({ ...outcome, rejectedByReason: { status_unknown: 1 } });
    expect(await database.orm.$count(outlets)).toBe(3);
    expect(await take(file)).toMatchObject(outcome);
    const left = await database.orm.select().from(outlets).orderBy(outlets.name);
    expect(left.map(({ name }) => name)).toEqual(['Toyota Cimahi', 'Toyota Makassar']);
    expect(await take(file)).toMatchObject({ updated: 0, unchanged: 2, notes: {} });
    const { outlets: shown } = await api.ask('outlets', { categoryId: '1', list: 'sales', city: 'bandung' });
    expect(shown.map(({ name }) => name)).not.toContain('Toyota Dago');
  });

  test('with an unknown id, or unknown services, are rejected', async () => {
    const json = { brandName: 'Toyota', name: 'Toyota Uji', cityName: 'Bandung', offers: 'sales' };
    const lines = [
      { ...json, externalId: 'a\u0000b' },
      { ...json, externalId: 'c\ud800', address: `${'x'.repeat(299)}😀` },
      { ...json, offers: 'constructor' },
    ].map((row) => JSON.stringify(row));
    const file = await write(lines.join('\n'), 'dealers.ndjson');
    expect(await take(file)).toMatchObject({ imported: 2, rejectedByReason: { offer_unknown: 1 } });
    expect(await take(file)).toMatchObject({ imported: 0, updated: 0, unchanged: 2 });
    const stored = await database.orm.select().from(outlets).orderBy(outlets.externalId);
    expect(stored.map(({ externalId }) => externalId)).toEqual(['a b', 'c']);
    expect(stored[1]?.address).toBe('x'.repeat(299));
  });

  test('are rejected as a whole if columns are missing', async () => {
    await expect(take(await write('merek,kota\nToyota,Bandung'))).rejects.toThrow(/no list of dealers/);
    await expect(take(await write('', 'empty.csv'))).rejects.toThrow(/is empty/);
    await expect(take(await write('x', 'list.xlsx'))).rejects.toThrow(/names no column/);
  });

  test('in the city come first, then by distance; without a city, those of large cities', async () => {
    await take(await write(list));
    const query = { categoryId: '1', list: 'sales', brand: 'toyota' };
    const near = await api.ask('outlets', { ...query, city: 'bandung' });
    expect(near.outlets.map(({ name }) => name)).toEqual(['Toyota Dago', 'Toyota Cimahi', 'Toyota Makassar']);
    expect(near).toMatchObject({ total: 3, inCity: 1, title: 'Dealer mobil Toyota di Bandung' });
    const [dago, cimahi, makassar] = near.outlets.map(({ kilometers }) => kilometers);
    expect(dago).toBeLessThan(cimahi ?? 0);
    expect(cimahi).toBeGreaterThan(2);
    expect(cimahi).toBeLessThan(15);
    // Only its city is known.
    expect(makassar).toBeNull();
    expect(near.outlets[0]).toMatchObject({
      telephone: '+62225550123',
      whatsapp: '+6281234567890',
      zone: 'WIB',
    });
    expect(near.outlets[2]).toMatchObject({ zone: 'WITA', hours: null });
    const none = await api.ask('outlets', { ...query, city: 'surabaya' });
    expect(none.inCity).toBe(0);
    expect(none.description).toContain('Belum ada dealer mobil Toyota di Surabaya');
    expect(none.description).toContain(none.outlets[0]?.name);
    const all = await api.ask('outlets', query);
    expect(all.cities.map(({ name }) => name)).toEqual(['Bandung', 'Cimahi', 'Makassar']);
    expect((await api.ask('outlets', { ...query, list: 'service' })).total).toBe(2);
    expect((await api.ask('outlets', { ...query, model: 'avanza' })).title).toBe(
      'Dealer Toyota Avanza di Indonesia',
    );
    const nearest = await api.ask('nearestService', { categoryId: '1', city: 'cimahi' });
    expect(nearest.outlets.map(({ name }) => name)).toEqual(['Toyota Dago', 'Toyota Makassar']);
  });

  test('answer 404 for an unknown brand, model or city', async () => {
    for (const query of ['brand=tidak-ada', 'brand=honda&model=avanza', 'brand=toyota&city=atlantis'])
      expect(
        (await api.app.inject(`/api/v1/outlet/index?categoryId=1&list=sales&${query}`)).statusCode,
        query,
      ).toBe(404);
    expect(
      (await api.app.inject('/api/v1/outlet/nearest-service?categoryId=1&city=atlantis')).statusCode,
    ).toBe(404);
  });

  test('of the demonstration are labelled and have no position', async () => {
    await writeDemoOutlets(database.orm, true);
    await database.announceChange();
    const { outlets: made } = await api.ask('outlets', { categoryId: '3', list: 'service', city: 'bandung' });
    expect(made.length).toBeGreaterThan(2);
    for (const { isDemonstration, position } of made)
      expect([isDemonstration, position]).toEqual([true, null]);
    await writeDemoOutlets(database.orm, false);
    expect(await database.orm.select().from(outlets)).toEqual([]);
  });

  test('receive a request once per client id, and only for services they offer', async () => {
    await take(await write(list));
    const rowsNow = await database.orm.select().from(outlets);
    const idOf = (name: string) => String(rowsNow.find((each) => each.name === name)?.id);
    const send = (fields: Readonly<Record<string, string>>) =>
      api.app.inject({
        method: 'POST',
        url: endpointSchemas.saveOutletLead.path,
        payload: {
          ...{ id: idOf('Toyota Dago'), kind: 'quote', categoryId: '1', vehicle: 'toyota.avanza' },
          ...{ name: 'Sari', mobile: '081234567890', consent: consentVersion },
          ...fields,
        },
      });
    const clientId = '5f0d3c52-7a5f-4b51-9a5c-0a4ce0ad3c01';
    expect((await send({ clientId })).statusCode).toBe(200);
    expect((await send({ clientId })).statusCode).toBe(200);
    expect(await database.orm.select().from(leads)).toMatchObject([
      { kind: 'quote', outletName: 'Toyota Dago', vehicle: 'Toyota Avanza', listingId: null },
    ]);
    const other = (id: number) => `5f0d3c52-7a5f-4b51-9a5c-0a4ce0ad3c${id}`;
    // Reuses the client id for a different outlet.
    expect((await send({ clientId, id: idOf('Toyota Cimahi') })).statusCode).toBe(400);
    // The outlet has no service.
    const service = {
      kind: 'service',
      preferredOn: dayInJakarta(Date.now(), 3),
    };
    expect((await send({ ...service, clientId: other(10), id: idOf('Toyota Cimahi') })).statusCode).toBe(404);
    const strange = await send({ clientId: other(16), vehicle: 'toyota.beat' });
    expect(strange.statusCode).toBe(400);
    expect(strange.json()).toMatchObject({ errors: { vehicle: ['Model ini tidak kami kenal.'] } });
    expect((await send({ ...service, clientId: other(11) })).statusCode).toBe(200);
    expect((await send({ clientId: other(12), kind: 'test-drive' })).statusCode).toBe(422);
    expect((await send({ clientId: other(13), message: 'KTP saya 3174092112900001' })).statusCode).toBe(422);
    expect((await send({ clientId: other(14) })).statusCode).toBe(200);
    expect((await send({ clientId: other(15) })).statusCode).toBe(429);
    // Staff read the requests and forward them.
    const staff = new Seller(api);
    await staff.signIn(database, '+6281399999999', 'staff');
    const { items } = await staff.ask('sellerLeads', {});
    expect(items.map(({ kind }) => kind)).toEqual(['quote', 'service', 'quote']);
    expect(items[0]).toMatchObject({
      ...{ about: null, terms: null, mobile: '+6281234567890' },
      outlet: { name: 'Toyota Dago', vehicle: 'Toyota Avanza', isDemonstration: false },
    });
    expect((await new Seller(api).ask('sellerLeads', {}).catch(() => undefined))?.items).toBeUndefined();
    // Requests survive the deletion of the outlet.
    await database.orm.delete(outlets);
    expect(
      (await database.orm.select().from(leads)).every(({ outletName }) => outletName === 'Toyota Dago'),
    ).toBe(true);
  });
});
