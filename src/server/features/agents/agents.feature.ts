import { agentLimits } from '#contract/agents/agent.ts';
import { leaseOf } from '#server/db/lease.ts';
import { createMessageDelivery } from '#server/delivery/create-message-delivery.ts';
import { createAuditTrail } from '#server/domain/audit-trail.ts';
import type { Feature } from '#server/feature.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { createSharedLimiter } from '#server/http/shared-limiter.ts';
import { agentCommissionTable } from '#server/operator-tables/tables/offer-tables.ts';
import { startIntervalJob } from '#server/process/interval-job.ts';
import { requireAccount, requireScope } from '#server/session/require-account.ts';
import { deskOf } from './agent-desk.ts';
import { writeCommissions } from './agent-ledger.ts';
import { askMessages, createAskMessage } from './ask-message.ts';
import { createPayouts } from './payouts.ts';
import { createSellerConsent } from './seller-consent.ts';

const writing = { methods: ['POST'], isPrivate: true } as const;
const everyMs = 10 * 60_000;

/** Agents: what they earn, the sellers who agreed to them, their ledger, and payouts that staff settles. */
export const agentsFeature: Feature<
  'database' | 'environment' | 'tables' | 'codeSecret' | 'readPrincipal' | 'cache'
> = (app, { database, environment, tables, codeSecret, readPrincipal, cache }) => {
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

  serveEndpoint(
    app,
    'agentTerms',
    () => {
      const found = rules();
      return {
        rules: found.map(({ up_to, commission, valid_to }) => ({
          ...{ upTo: up_to, commission, validTo: valid_to },
        })),
        leastPayout: agentLimits.leastPayout,
        isExample: found.some(({ is_demonstration }) => is_demonstration),
      };
    },
    { cache },
  );

  serveEndpoint(
    app,
    'agentDesk',
    async (_query, { request }) => {
      const { id } = await requireScope(readPrincipal, request, 'agent');
      await write();
      return await deskOf(orm, id);
    },
    writing,
  );

  serveEndpoint(
    app,
    'askSeller',
    async (query, { request, language }) => {
      const agent = await requireScope(readPrincipal, request, 'agent');
      return await consent.ask(agent, query, language);
    },
    writing,
  );

  serveEndpoint(
    app,
    'agentRequests',
    async (_query, { request }) => ({
      items: await consent.list(await requireAccount(readPrincipal, request)),
    }),
    writing,
  );

  serveEndpoint(
    app,
    'answerAgent',
    async ({ id, isAgreed }, { request, language }) => {
      const seller = await requireAccount(readPrincipal, request);
      return { items: await consent.answer(seller, { id, isAgreed: isAgreed === '1' }, language) };
    },
    writing,
  );

  serveEndpoint(
    app,
    'askPayout',
    async (query, { request, language }) => {
      const { id } = await requireScope(readPrincipal, request, 'agent');
      await write();
      await payouts.ask(id, query, language);
      return { desk: await deskOf(orm, id) };
    },
    writing,
  );

  serveEndpoint(
    app,
    'staffPayouts',
    async ({ page }, { request }) => {
      await requireScope(readPrincipal, request, 'staff');
      return await payouts.list(page);
    },
    writing,
  );

  serveEndpoint(
    app,
    'staffSettlePayout',
    async ({ isPaid, ...query }, { request }) => {
      const { id: actorId } = await requireScope(readPrincipal, request, 'staff');
      return { payout: await payouts.settle({ ...query, actorId, isPaid: isPaid === '1' }) };
    },
    writing,
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
