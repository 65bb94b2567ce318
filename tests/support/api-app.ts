import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type DataOf, dataSchemaOf, type EndpointName, endpointOf } from '#contract/api/endpoint-schemas.ts';
import type { PageRenderer } from '#contract/page/page-renderer.ts';
import { buildApp } from '#server/build-app.ts';
import { type Database, schema } from '#server/db/database.ts';
import { readEnvironment } from '#server/env.ts';
import type { PaymentProvider } from '#server/features/payments/shared/payment-provider.ts';
import { createPhotoStore, type PhotoStore } from '#server/photo-store/photo-store.ts';
import { quickVariants } from './quick-variants.ts';

/** Stands in for the built app: a page is its path, so that tests of the API need no build. */
const stubRenderer = `export const renderer = {
  pageSearch: (search) => search,
  render: async ({ path }) => ({ status: 200, head: '', html: path, data: { language: 'id' }, parts: [], pattern: path }),
};`;

export interface ApiApp {
  readonly app: FastifyInstance;
  readonly photoStore: PhotoStore;
  readonly dataDirectory: string;
  /** An endpoint's answer, parsed by its schema. */
  ask<Name extends EndpointName>(name: Name, query?: Readonly<Record<string, string>>): Promise<DataOf<Name>>;
  /** The one-time code that was sent last to a number (E.164). */
  codeSentTo(mobile: string): string;
  /** Closes the app; the database stays. */
  close(): Promise<void>;
}

/** Stands in for the built app where pages are rendered: passes on the renderer of this process. */
const givenRenderer = Symbol.for('lajur.test.renderer');
const handOn = `export const renderer = globalThis[Symbol.for('lajur.test.renderer')];`;
const root = fileURLToPath(new URL('../../', import.meta.url));

/** The part of a build that the server needs. */
export async function writeStubBuild(dist: string): Promise<void> {
  await mkdir(path.join(dist, 'client/.vite'), { recursive: true });
  await mkdir(path.join(dist, 'client/assets'));
  await mkdir(path.join(dist, 'ssr'));
  await writeFile(
    path.join(dist, 'client/index.html'),
    '<script type="module" src="/assets/entry.js"></script><!--head--><!--app--><!--data--><p>',
  );
  await writeFile(path.join(dist, 'client/.vite/manifest.json'), '{}');
  await writeFile(path.join(dist, 'package.json'), '{"type":"module"}');
  await writeFile(path.join(dist, 'ssr/entry-server.js'), stubRenderer);
}

/** Of the server for tests, which counts as production. */
export const operatorToken = 'the operator of the tests, and long enough';

/**
 * The whole server on a database, without a port. Photos get tiny pictures, unless `makeVariants` is the product's own.
 * @param renderer renders its pages; without one they are stubs
 */
export async function startApi(
  database: Database,
  {
    makeVariants = quickVariants,
    renderer,
    paymentProvider,
    variables = {},
  }: {
    readonly makeVariants?: typeof quickVariants;
    readonly renderer?: PageRenderer;
    /** Nothing can be paid without one. */
    readonly paymentProvider?: PaymentProvider;
    /** Further environment variables. */
    readonly variables?: Readonly<Record<string, string>>;
  } = {},
): Promise<ApiApp> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lajur-api-'));
  const dist = path.join(folder, 'dist');
  const dataDirectory = path.join(folder, 'data');
  await writeStubBuild(dist);
  // Earlier tests of the suite may have used up a number's codes.
  await database.orm.delete(schema.attempts);
  if (renderer) {
    Reflect.set(globalThis, givenRenderer, renderer);
    await writeFile(path.join(dist, 'ssr/entry-server.js'), handOn);
    await copyFile(path.join(root, 'index.html'), path.join(dist, 'client/index.html'));
  }
  const photoStore = createPhotoStore({
    directory: path.join(dataDirectory, 'photos'),
    database,
    makeVariants,
  });
  const sentCodes = new Map<string, string>();
  const app = await buildApp({
    environment: readEnvironment({
      DATA_DIR: dataDirectory,
      PUBLIC_URL: 'http://lajur.test',
      // Required in production; nothing is sent there.
      OTP_SECRET: 'only for tests, and long enough for one',
      OPERATOR_TOKEN: operatorToken,
      KTP_SECRET: 'another only for tests, and long enough',
      VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url'),
      OTP_DELIVERY: 'http-sms',
      SMS_URL: 'http://127.0.0.1:9/',
      SMS_BODY: '{"to":"{mobile}","text":"{message}"}',
      READS_OF_ADDRESS: '10000000',
      LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
      ...variables,
    }),
    database,
    drawnPhotos: { read: async () => undefined },
    photoStore,
    distDirectory: dist,
    version: 'test',
    ...(paymentProvider && { paymentProvider }),
    codeDelivery: { send: async ({ mobile, code }) => void sentCodes.set(mobile, code) },
  });
  return {
    app,
    photoStore,
    dataDirectory,
    async ask(name, query = {}) {
      const response = await app.inject({
        method: 'GET',
        url: `${endpointOf(name).path}?${new URLSearchParams(query)}`,
      });
      if (response.statusCode !== 200) throw new Error(`${name} answered ${response.body}`);
      return dataSchemaOf(name).parse(response.json().data);
    },
    codeSentTo(mobile) {
      const code = sentCodes.get(mobile);
      if (code === undefined) throw new Error(`no code was sent to ${mobile}`);
      return code;
    },
    async close() {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
