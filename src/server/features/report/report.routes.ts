import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#server/serve-endpoint.ts';
import { ownersOf, type WhoAsks } from '#server/session/principal.ts';
import type { ReportService } from './report.service.ts';

type Dependencies = { readonly report: ReportService; readonly whoAsks: WhoAsks };

/** Anybody may report; the sender only decides its weight. */
export function reportRoutes(app: FastifyInstance, { report, whoAsks }: Dependencies): void {
  serveEndpoint(
    app,
    'report',
    async ({ id, reason, details, clientId }, { request }) => {
      const asker = await whoAsks(request);
      const [owner = null] = ownersOf(asker);
      const accountId = asker.account?.id ?? null;
      await report.take({ listingId: id, reason, details, clientId, owner, accountId }, request.ip);
      return { received: true };
    },
    { methods: ['POST'] },
  );
}
