import { agentLimits } from '#contract/agents/agent.ts';
import { leaseOf } from '#server/db/lease.ts';
import { createMessageDelivery } from '#server/delivery/create-message-delivery.ts';
import type { Feature } from '#server/feature.ts';
import { agentCommissionTable } from '#server/features/operator-tables/shared/tables/offer-tables.ts';
import { createAuditTrail } from '#server/features/staff/shared/audit-trail.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { createSharedLimiter } from '#server/http/shared-limiter.ts';
import { startIntervalJob } from '#server/process/interval-job.ts';
import { deskOf } from './agent-desk.ts';
import { writeCommissions } from './agent-ledger.ts';
import { askMessages, createAskMessage } from './ask-message.ts';
import { createPayouts } from './payouts.ts';
import { createSellerConsent } from './seller-consent.ts';

const everyMs = 10 * 60_000;

/** Agents: what they earn, the sellers who agreed to them, their ledger, and payouts that staff settles. */
export const agentsFeature: Feature<'database' | 'environment' | 'tables' | 'codeSecret'> = (
  app,
  { database, environment, tables, codeSecret },
) => {
  const { orm } = database;
  const { newsDelivery, publicUrl } = environment;
  const print = (line: string) => void process.stdout.write(`lajur: ${line}\n`);
  const consent = createSellerConsent(
    database,
    createAskMessage({
      message: newsDelivery && createMessageDelivery(newsDelivery, print),
      limiter: createSharedLimiter(database, 'agents ask', codeSecret, askMessages),
      origin: publicUrl,
      onWarning: (line) => app.log.warn(line),
    }),
  );
  const payouts = createPayouts(database, createAuditTrail(database));
  const rules = () =>
    tables
      .rows(agentCommissionTable)
      .rows.toSorted((a, b) => (a.up_to ?? Number.POSITIVE_INFINITY) - (b.up_to ?? Number.POSITIVE_INFINITY));
  const commissionOf = (price: number) =>
    rules().find(({ up_to }) => up_to === null || price <= up_to)?.commission;
  const write = () => writeCommissions(orm, commissionOf);

  serveEndpoint(app, 'agentTerms', () => {
    const found = rules();
    return {
      rules: found.map(({ up_to, commission, valid_to }) => ({
        ...{ upTo: up_to, commission, validTo: valid_to },
      })),
      leastPayout: agentLimits.leastPayout,
      isExample: found.some(({ is_demonstration }) => is_demonstration),
    };
  });

  serveEndpoint(app, 'agentDesk', async (_query, { account: { id } }) => {
    await write();
    return await deskOf(orm, id);
  });

  serveEndpoint(app, 'askSeller', async (query, { account: agent, once, language }) => {
    return await consent.ask(agent, query, { once, language });
  });

  serveEndpoint(app, 'agentRequests', async (_query, { account }) => ({
    items: await consent.list(account),
  }));

  serveEndpoint(app, 'answerAgent', async ({ id, isAgreed }, { account: seller, language }) => {
    return { items: await consent.answer(seller, { id, isAgreed: isAgreed === '1' }, language) };
  });

  serveEndpoint(app, 'askPayout', async (query, { account: { id }, once, language }) => {
    await write();
    await payouts.ask(id, query, { once, language });
    return { desk: await deskOf(orm, id) };
  });

  serveEndpoint(app, 'staffPayouts', async ({ page }) => {
    return await payouts.list(page);
  });

  serveEndpoint(
    app,
    'staffSettlePayout',
    async ({ isPaid, ...query }, { account: { id: actorId }, once }) => {
      return { payout: await payouts.settle({ ...query, actorId, once, isPaid: isPaid === '1' }) };
    },
  );

  const job = startIntervalJob({
    everyMs,
    async work() {
      await consent.tidy();
      await write();
    },
    lease: leaseOf(database, 'agents'),
    failed: 'commissions could not be written',
    onWarning: (line) => app.log.warn(line),
  });
  app.addHook('onClose', () => job.stop());
};
