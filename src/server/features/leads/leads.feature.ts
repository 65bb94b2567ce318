import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
import type { Environment } from '#server/env.ts';
import { startIntervalJob } from '#server/interval-job.ts';
import { keptSecret } from '#server/kept-secret.ts';
import type { ReadPrincipal } from '#server/session/principal.ts';
import { createKtpCipher } from './ktp-cipher.ts';
import { createLeadRepository } from './lead.repository.ts';
import { leadRoutes } from './lead.routes.ts';
import { createLeadService } from './lead.service.ts';

const sweepEveryMs = 6 * 3_600_000;

type Parts = {
  readonly environment: Pick<Environment, 'ktpSecret' | 'dataDirectory'>;
  readonly database: Database;
  readonly readPrincipal: ReadPrincipal;
};

/** Leads put together: their endpoints, and the sweep of what is too old, until the app closes. */
export async function serveLeads(
  app: FastifyInstance,
  { environment, database, readPrincipal }: Parts,
): Promise<void> {
  const secret = environment.ktpSecret ?? (await keptSecret(environment.dataDirectory, 'ktp'));
  const leads = createLeadRepository(database.orm);
  leadRoutes(app, {
    leads: createLeadService({ database, leads, cipher: createKtpCipher(secret), secret }),
    readPrincipal,
  });
  const job = startIntervalJob({
    everyMs: sweepEveryMs,
    work: leads.removeOld,
    failed: 'old leads could not be swept',
    onWarning: (line) => app.log.warn(line),
  });
  app.addHook('onClose', () => job.stop());
}
