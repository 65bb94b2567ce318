import { Writable } from 'node:stream';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { deviceHeader } from '#contract/account/account.ts';
import { type EndpointName, endpointOf } from '#contract/api/endpoint-schemas.ts';
import { type Database, schema } from '#server/db/database.ts';
import { type CodeDelivery, type CodeToSend, DeliveryFailed } from '#server/delivery/code-delivery.ts';
import { readEnvironment } from '#server/env.ts';
import { accountFeature } from '#server/features/account/account.feature.ts';
import type { SellerListings } from '#server/features/account/account.service.ts';
import { createSpentViews } from '#server/features/account/shared/spent-views.ts';
import { collectionsFeature } from '#server/features/collections/collections.feature.ts';
import { privacyFeature } from '#server/features/privacy/privacy.feature.ts';
import { profileFeature } from '#server/features/profile/profile.feature.ts';
import { createCallCounter } from '#server/http/count-call.ts';
import { errorHandler } from '#server/plugins/error-handler.ts';
import { requestLog } from '#server/plugins/request-log.ts';
import { loggedError } from '#server/process/error-reason.ts';
import { createPrincipalReader } from '#server/session/principal.ts';
import { createSessionRepository } from '#server/session/session.repository.ts';
import { newDeviceToken } from './sign-in.ts';

export type Call = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly device?: string | undefined;
  readonly address?: string;
};

/** The account endpoints alone on a database, with records of what was sent, logged and passed to listings. */
export type AccountApp = Awaited<ReturnType<typeof startAccountApp>>;

export async function startAccountApp(
  database: Database,
  { environment = {}, active = 0 }: { environment?: Record<string, string>; active?: number } = {},
) {
  // Earlier tests of the suite may have used up a number's codes.
  await database.orm.delete(schema.attempts);
  const log: string[] = [];
  const sent: CodeToSend[] = [];
  const signedIn: Parameters<SellerListings['onSignedIn']>[] = [];
  const state = { isDeliveryDown: false, isListingDown: false };
  const app: FastifyInstance = Fastify({
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: 'trace',
      serializers: { err: loggedError },
      stream: new Writable({
        write(line, _encoding, done) {
          log.push(String(line));
          done();
        },
      }),
    },
  });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  requestLog(app);
  errorHandler(app);
  await app.register(formbody);
  const codeSecret = 'only for tests, and long enough for one';
  const codeDelivery: CodeDelivery = {
    async send(code) {
      if (state.isDeliveryDown) throw new DeliveryFailed('the gateway did not answer: refused');
      sent.push(code);
    },
  };
  const sellerListings: SellerListings = {
    countActive: async () => active,
    async onSignedIn(...given) {
      signedIn.push(given);
      if (state.isListingDown) throw new Error('no advertisements today');
    },
  };
  const readPrincipal = createPrincipalReader(createSessionRepository(database.orm));
  const countCall = createCallCounter(database, codeSecret, readPrincipal);
  app.decorate('endpointParts', { readPrincipal, countCall, database });
  const services = {
    environment: readEnvironment({ OTP_SECRET: codeSecret, ...environment }),
    ...{ database, codeDelivery, codeSecret, readPrincipal, sellerListings },
    spentViews: createSpentViews(codeSecret),
  };
  for (const feature of [accountFeature, profileFeature, collectionsFeature, privacyFeature])
    await feature(app, services);
  const device = newDeviceToken();

  const post = (name: EndpointName, fields: Readonly<Record<string, string>> = {}, call: Call = {}) => {
    const token = 'device' in call ? call.device : device;
    return app.inject({
      method: 'POST',
      url: endpointOf(name).path,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(token === undefined ? {} : { [deviceHeader]: token }),
        ...call.headers,
      },
      payload: new URLSearchParams(fields).toString(),
      ...(call.address === undefined ? {} : { remoteAddress: call.address }),
    });
  };
  const lastCode = () => {
    const code = sent.at(-1)?.code;
    if (code === undefined) throw new Error('no code was sent');
    return code;
  };
  return {
    app,
    post,
    readPrincipal,
    /** The default token of calls. */
    device,
    sent,
    log,
    signedIn,
    state,
    lastCode,
    /** A code that differs from the one sent last. */
    wrongCode: () => String((Number(lastCode()) + 1) % 1_000_000).padStart(6, '0'),
    /** Asks for a code and signs in with it. */
    async signIn(mobile: string, call?: Call) {
      await post('otp', { mobile }, call);
      return await post('login', { mobile, otp: lastCode() }, call);
    },
  };
}
