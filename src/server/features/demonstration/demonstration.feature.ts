import { leaseOf } from '#server/db/lease.ts';
import type { Feature } from '#server/feature.ts';
import { startIntervalJob } from '#server/process/interval-job.ts';
import { answerMessages } from './answer-messages.ts';
import { answerOffers } from './answer-offers.ts';
import { answerTradeIns } from './answer-trade-ins.ts';

const everyMs = 60_000;

/** Acts as the sellers of the demonstration: they answer at once, and in an interval job what was left. */
export const demonstrationFeature: Feature<'database' | 'market' | 'productEvents'> = (
  app,
  { database, market, productEvents },
) => {
  productEvents.offerChanged.listen(({ offerId }) => answerOffers(database, market, offerId));
  productEvents.messageSent.listen(async ({ conversationId }) => {
    await answerMessages(database, conversationId);
  });
  productEvents.leadSent.listen(async ({ leadId, kind }) => {
    if (kind === 'trade-in') await answerTradeIns(database, leadId);
  });

  const job = startIntervalJob({
    everyMs,
    async work() {
      await answerOffers(database, market);
      await answerTradeIns(database);
      await answerMessages(database);
    },
    lease: leaseOf(database, 'demonstration'),
    failed: 'sellers of the demonstration could not answer',
    onWarning: (line) => app.log.warn(line),
  });
  app.addHook('onClose', () => job.stop());
};
