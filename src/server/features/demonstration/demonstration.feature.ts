import { leaseOf } from '#server/db/lease.ts';
import type { Feature } from '#server/feature.ts';
import { startIntervalJob } from '#server/process/interval-job.ts';
import { answerOffers } from './answer-offers.ts';

const everyMs = 60_000;

/** Acts as the sellers of the demonstration: they answer at once, and in an interval job what was left. */
export const demonstrationFeature: Feature<'database' | 'market' | 'productEvents'> = (
  app,
  { database, market, productEvents },
) => {
  productEvents.offerChanged.listen(({ offerId }) => answerOffers(database, market, offerId));

  const job = startIntervalJob({
    everyMs,
    work: () => answerOffers(database, market),
    lease: leaseOf(database, 'demonstration'),
    failed: 'sellers of the demonstration could not answer',
    onWarning: (line) => app.log.warn(line),
  });
  app.addHook('onClose', () => job.stop());
};
