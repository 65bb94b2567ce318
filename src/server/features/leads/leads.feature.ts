import { leaseOf } from '#server/db/lease.ts';
import type { Feature } from '#server/feature.ts';
import { createUploadRepository } from '#server/features/photos/shared/upload.repository.ts';
import { warrantyPlans } from '#server/money/warranty-plans.ts';
import { startIntervalJob } from '#server/process/interval-job.ts';
import { keptSecret } from '#server/process/kept-secret.ts';
import { createKtpCipher } from './ktp-cipher.ts';
import { createLeadRepository } from './lead.repository.ts';
import { leadRoutes } from './lead.routes.ts';
import { createLeadService } from './lead.service.ts';

const sweepEveryMs = 6 * 3_600_000;

/** The endpoints of leads, and the job that deletes old ones. */
export const leadsFeature: Feature<
  'environment' | 'database' | 'newVehicles' | 'market' | 'tables' | 'productEvents'
> = async (app, { environment, database, newVehicles, market, tables, productEvents }) => {
  const secret = environment.ktpSecret ?? (await keptSecret(environment.dataDirectory, 'ktp'));
  const leads = createLeadRepository(database.orm);
  const uploads = createUploadRepository(database.orm);
  leadRoutes(app, {
    leads: createLeadService({
      ...{ leads, uploads, secret },
      cipher: createKtpCipher(secret),
      leadSent: productEvents.leadSent,
    }),
    repository: leads,
    market,
    plans: () => tables.reading(warrantyPlans),
    newVehicles: newVehicles.current,
  });
  const job = startIntervalJob({
    everyMs: sweepEveryMs,
    work: leads.removeOld,
    lease: leaseOf(database, 'leads'),
    failed: 'old leads could not be swept',
    onWarning: (line) => app.log.warn(line),
  });
  app.addHook('onClose', () => job.stop());
};
