import { Writable } from 'node:stream';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { deviceHeader } from '#contract/account/account.ts';
import type { EndpointName } from '#contract/api/endpoint-schemas.ts';
import { endpointPaths } from '#contract/api/endpoints.ts';
import type { Database } from '#server/db/database.ts';
import { type CodeToSend, DeliveryFailed } from '#server/delivery/code-delivery.ts';
import { readEnvironment } from '#server/env.ts';
import { createAccounts } from '#server/features/account/account.feature.ts';
import type { SellerListings } from '#server/features/account/account.service.ts';
import { ownAccountRoutes } from '#server/features/profile/profile.feature.ts';
import { errorHandler } from '#server/plugins/error-handler.ts';
import { requestLog } from '#server/plugins/request-log.ts';
import { newDeviceToken } from './sign-in.ts';

export type Call = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly device?: string | undefined;
  readonly address?: string;
};

/** The account's endpoints alone on a database, with what was sent, logged and told to the advertisements. */
export type AccountApp = Awaited<ReturnType<typeof startAccountApp>>;

export async function startAccountApp(
  database: Database,
  { environment = {}, active = 0 }: { environment?: Record<string, string>; active?: number } = {},
) {
  const log: string[] = [];
  const sent: CodeToSend[] = [];
  const signedIn: Parameters<SellerListings['onSignedIn']>[] = [];
  const state = { isDeliveryDown: false, isListingDown: false };
  const app: FastifyInstance = Fastify({
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: 'trace',
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
  const accounts = await createAccounts({
    environment: readEnvironment({ OTP_SECRET: 'only for tests, and long enough for one', ...environment }),
    database,
    delivery: {
      async send(code) {
        if (state.isDeliveryDown) throw new DeliveryFailed('the gateway did not answer: refused');
        sent.push(code);
      },
    },
  });
  accounts.serve(app, {
    countActive: async () => active,
    async onSignedIn(...given) {
      signedIn.push(given);
      if (state.isListingDown) throw new Error('no advertisements today');
    },
  });
  const { readPrincipal, spentViews } = accounts;
  ownAccountRoutes(app, { database, readPrincipal, spentViews, isHttps: false });
  const device = newDeviceToken();

  const post = (name: EndpointName, fields: Readonly<Record<string, string>> = {}, call: Call = {}) => {
    const token = 'device' in call ? call.device : device;
    return app.inject({
      method: 'POST',
      url: endpointPaths[name],
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
    /** The token every call bears that names no other. */
    device,
    sent,
    log,
    signedIn,
    state,
    lastCode,
    /** Another code than the one that was sent last. */
    wrongCode: () => String((Number(lastCode()) + 1) % 1_000_000).padStart(6, '0'),
    /** Asks for a code and signs in with it. */
    async signIn(mobile: string, call?: Call) {
      await post('otp', { mobile }, call);
      return await post('login', { mobile, otp: lastCode() }, call);
    },
  };
}
