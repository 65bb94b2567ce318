import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { accountHeader, deviceHeader, type Scope } from '#contract/account/account.ts';
import {
  type DataOf,
  dataSchemaOf,
  type EndpointName,
  endpointOf,
  type QueryOf,
} from '#contract/api/endpoint-schemas.ts';
import { mediaPath } from '#contract/api/outbox-paths.ts';
import { type Database, schema } from '#server/db/database.ts';
import type { ApiApp } from './api-app.ts';
import { newPhoto } from './new-photo.ts';
import { newDeviceToken } from './sign-in.ts';

const { accounts, sessions, brands, models, variants, cities } = schema;
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');

/** Inserts an account with a session. */
export async function insertSession({ orm }: Database, mobile: string, scope: Scope = 'user') {
  const token = randomBytes(32).toString('base64url');
  const [row] = await orm
    .insert(accounts)
    .values({ publicId: randomUUID(), mobile, scope })
    .onConflictDoUpdate({ target: accounts.mobile, set: { scope } })
    .returning();
  if (!row) throw new Error('no account was made');
  await orm.insert(sessions).values({
    tokenHash: sha256(token),
    accountId: row.id,
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  return { row, token };
}

/** A seller: a device, and perhaps an account with a session. */
export class Seller {
  readonly #api: ApiApp;
  readonly device = newDeviceToken();
  readonly deviceHash = sha256(this.device);
  account: { readonly id: number; readonly publicId: string; readonly token: string } | undefined;

  constructor(api: ApiApp) {
    this.#api = api;
  }

  /** Signs in without a code. */
  async signIn(database: Database, mobile: string, scope: Scope = 'user') {
    const { row, token } = await insertSession(database, mobile, scope);
    this.account = { id: row.id, publicId: row.publicId, token };
    return row;
  }

  get headers(): Record<string, string> {
    const device = { [deviceHeader]: this.device };
    const { account } = this;
    return account
      ? { ...device, [accountHeader]: account.publicId, authorization: `Bearer ${account.token}` }
      : device;
  }

  async upload(bytes?: Buffer): Promise<string> {
    const photo = bytes ?? (await newPhoto());
    const answer = await this.#api.app.inject({
      method: 'PUT',
      url: mediaPath(sha256(photo)),
      headers: { ...this.headers, 'content-type': 'image/jpeg' },
      payload: photo,
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return sha256(photo);
  }

  /** The fields of a car with a photo of its own. */
  async carFields(form: Readonly<Record<string, string>>, changes: Readonly<Record<string, string>> = {}) {
    return { ...form, images: await this.upload(), ...changes, clientId: randomUUID() };
  }

  /** Publishes such a car. */
  async advertise(...car: Parameters<Seller['carFields']>) {
    return (await this.ask('createListing', await this.carFields(...car))).listing;
  }

  send<Name extends EndpointName>(
    name: Name,
    fields: QueryOf<Name>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<LightMyRequestResponse> {
    return this.#api.app.inject({
      method: 'POST',
      url: endpointOf(name).path,
      headers: { ...this.headers, ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(
        Object.entries<string | undefined>({ ...fields }).flatMap(([field, value]) =>
          value === undefined ? [] : [[field, value]],
        ),
      ).toString(),
    });
  }

  /** An endpoint's answer, parsed by its schema. */
  async ask<Name extends EndpointName>(name: Name, fields: QueryOf<Name>): Promise<DataOf<Name>> {
    const answer = await this.send(name, fields);
    if (answer.statusCode !== 200) throw new Error(`${name} answered ${answer.body}`);
    return dataSchemaOf(name).parse(answer.json().data);
  }
}

/** Valid fields of a car. */
export async function soundForm({ orm }: Database): Promise<Record<string, string>> {
  const byName = <Row extends { name: string }>(rows: readonly Row[], name: string): Row => {
    const found = rows.find((row) => row.name === name);
    if (!found) throw new Error(`no ${name}`);
    return found;
  };
  const brand = byName(await orm.select().from(brands), 'Toyota');
  const model = byName(await orm.select().from(models), 'Avanza');
  const variant = (await orm.select().from(variants)).find(
    ({ modelId, fuel, soldFrom, soldUntil }) =>
      modelId === model.id && fuel === 'bensin' && soldFrom <= 2019 && (soldUntil ?? 2099) >= 2019,
  );
  const city = (await orm.select().from(cities)).find(({ slug }) => slug === 'jakarta-selatan');
  if (!variant || !city) throw new Error('no variant or no city');
  return {
    categoryId: '1',
    cityId: String(city.id),
    cityName: city.name,
    brandId: String(brand.id),
    brandName: brand.name,
    modelId: String(model.id),
    modelName: model.name,
    variantId: String(variant.id),
    variantName: variant.name,
    makeYear: '2019',
    registrationYear: '2019',
    color: 'putih',
    kilometerDriven: '41.287',
    ownership: '1',
    transmission: variant.transmission,
    fuel: variant.fuel,
    price: 'Rp 165.000.000',
    description: 'Terawat, servis rutin di bengkel resmi.',
    name: 'Budi Santoso',
    mobile: '0812 3456 7890',
    isWhatsapp: '1',
    email: 'Budi@Example.com',
  };
}
