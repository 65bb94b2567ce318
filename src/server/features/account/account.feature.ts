import { leaseOf } from '#server/db/lease.ts';
import { createCodeDelivery } from '#server/delivery/create-code-delivery.ts';
import type { Feature } from '#server/feature.ts';
import { forgetAttempts } from '#server/http/shared-limiter.ts';
import { createSessionRepository } from '#server/session/session.repository.ts';
import { createAccountRepository } from './account.repository.ts';
import { accountRoutes } from './account.routes.ts';
import { createAccountService } from './account.service.ts';
import { startAccountJob } from './account-job.ts';
import { createOneTimeCodeRepository } from './one-time-code.repository.ts';
import { createOneTimeCodeService } from './one-time-code.service.ts';

/** One-time codes, sessions, and the job that deletes expired ones. */
export const accountFeature: Feature<
  | 'environment'
  | 'database'
  | 'codeDelivery'
  | 'codeSecret'
  | 'readPrincipal'
  | 'sellerListings'
  | 'spentViews'
> = (app, { environment, database, codeDelivery, codeSecret, readPrincipal, sellerListings, spentViews }) => {
  const { publicUrl: origin, otpEcho, otpDelivery } = environment;
  const sessions = createSessionRepository(database.orm);
  const codes = createOneTimeCodeRepository(database.orm);
  const onWarning = (line: string) => app.log.warn(line);
  const write = (line: string) => void process.stdout.write(`lajur: ${line}\n`);
  const account = createAccountService({
    database,
    accounts: createAccountRepository(database.orm),
    sessions,
    codes: createOneTimeCodeService({
      database,
      codes,
      delivery: codeDelivery ?? createCodeDelivery(otpDelivery, { origin, write }),
      secret: codeSecret,
      onDeliveryFailed: (line) => onWarning(`a one-time code could not be sent: ${line}`),
    }),
    listings: sellerListings,
    spentViews,
    onWarning,
  });
  accountRoutes(app, {
    account,
    readPrincipal,
    isHttps: origin.startsWith('https:'),
    isEchoing: otpEcho,
  });
  const job = startAccountJob({
    forgetAttempts: () => forgetAttempts(database.orm),
    codes,
    sessions,
    lease: leaseOf(database, 'accounts'),
    onWarning,
  });
  app.addHook('onClose', () => job.stop());
};
