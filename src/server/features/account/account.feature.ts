import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
import type { CodeDelivery } from '#server/delivery/code-delivery.ts';
import { createCodeDelivery } from '#server/delivery/create-code-delivery.ts';
import { createSpentViews, type SpentViews } from '#server/domain/accounts/spent-views.ts';
import type { Environment } from '#server/env.ts';
import { keptSecret } from '#server/kept-secret.ts';
import { createPrincipalReader, type ReadPrincipal } from '#server/session/principal.ts';
import { createSessionRepository } from '#server/session/session.repository.ts';
import { createAccountRepository } from './account.repository.ts';
import { accountRoutes } from './account.routes.ts';
import { createAccountService, type SellerListings } from './account.service.ts';
import { startAccountJob } from './account-job.ts';
import { createOneTimeCodeRepository } from './one-time-code.repository.ts';
import { createOneTimeCodeService } from './one-time-code.service.ts';

type Parts = {
  readonly environment: Environment;
  readonly database: Database;
  /** In place of the one the environment names. */
  readonly delivery?: CodeDelivery | undefined;
};

export type Accounts = {
  readonly readPrincipal: ReadPrincipal;
  readonly spentViews: SpentViews;
  /** Serves the endpoints and sweeps until the app closes. */
  serve(app: FastifyInstance, listings: SellerListings): void;
};

/** Accounts put together: who asks is known first, since what people sell needs it, and is needed in turn. */
export async function createAccounts({ environment, database, delivery }: Parts): Promise<Accounts> {
  const { publicUrl: origin, otpEcho, otpSecret, otpDelivery, dataDirectory } = environment;
  const sessions = createSessionRepository(database.orm);
  const codes = createOneTimeCodeRepository(database.orm);
  const secret = otpSecret ?? (await keptSecret(dataDirectory, 'otp'));
  const readPrincipal = createPrincipalReader(sessions);
  const spentViews = createSpentViews(secret);
  return {
    readPrincipal,
    spentViews,
    serve(app, listings) {
      const onWarning = (line: string) => app.log.warn(line);
      const write = (line: string) => void process.stdout.write(`lajur: ${line}\n`);
      const account = createAccountService({
        database,
        accounts: createAccountRepository(database.orm),
        sessions,
        codes: createOneTimeCodeService({
          codes,
          delivery: delivery ?? createCodeDelivery(otpDelivery, { origin, write }),
          secret,
          onDeliveryFailed: (line) => onWarning(`a one-time code could not be sent: ${line}`),
        }),
        listings,
        spentViews,
        onWarning,
      });
      accountRoutes(app, {
        account,
        readPrincipal,
        isHttps: origin.startsWith('https:'),
        isEchoing: otpEcho,
      });
      const job = startAccountJob({ codes, sessions, onWarning });
      app.addHook('onClose', () => job.stop());
    },
  };
}
