import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#server/serve-endpoint.ts';
import { ownersOf, type ReadPrincipal } from '#server/session/principal.ts';
import type { ReportService } from './report.service.ts';

type Dependencies = { readonly report: ReportService; readonly readPrincipal: ReadPrincipal };

/** Anybody may report; who it was only tells how much it weighs. */
export function reportRoutes(app: FastifyInstance, { report, readPrincipal }: Dependencies): void {
  serveEndpoint(
    app,
    'report',
    async ({ id, reason, details, clientId }, { request }) => {
      const principal = await readPrincipal(request);
      const [owner = null] = ownersOf(principal);
      const accountId = principal.account?.id ?? null;
      await report.take({ listingId: id, reason, details, clientId, owner, accountId }, request.ip);
      return { received: true };
    },
    { methods: ['POST'] },
  );
}
