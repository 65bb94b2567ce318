import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { readMobile } from '#server/reading/read-mobile.ts';
import { decideListing } from './decide-listing.ts';
import { featureListing } from './feature-listing.ts';
import { decideScope } from './scope-requests.ts';
import type { StaffService } from './staff.service.ts';
import type { StaffParts } from './staff-parts.ts';
import { suspendNumber } from './suspend-number.ts';
import { judgeReports } from './visitor-reports.ts';

type Dependencies = {
  readonly parts: StaffParts;
  readonly staff: StaffService;
};

/** Endpoints of staff; 404 for all other callers. */
export function staffRoutes(app: FastifyInstance, { parts, staff }: Dependencies): void {
  readingRoutes(app, staff);

  serveEndpoint(app, 'staffDecide', async (query, { account, once, language }) => {
    await decideListing(parts, { ...query, actorId: account.id, once, language });
    return { listing: await staff.listing(query.id) };
  });

  serveEndpoint(app, 'staffFeature', async ({ id, isFeatured }, { account: { id: actorId }, once }) => {
    await featureListing(parts, { actorId, once, id, isFeatured: isFeatured === '1' });
    return { listing: await staff.listing(id) };
  });

  serveEndpoint(
    app,
    'staffJudgeReports',
    async ({ isUpheld, note, ...query }, { account: { id: actorId }, once }) => {
      await judgeReports(parts, { ...query, actorId, once, note, isUpheld: isUpheld === '1' });
      return { listing: await staff.listing(query.id) };
    },
  );

  serveEndpoint(
    app,
    'staffSuspend',
    async ({ mobile: text, isSuspended, note }, { account: { id: actorId }, once, language }) => {
      const mobile = readMobile(text, language);
      await suspendNumber(parts, {
        actorId,
        once,
        mobile,
        note,
        isSuspended: isSuspended === '1',
        language,
      });
      return { account: await staff.accountOfNumber(mobile) };
    },
  );

  serveEndpoint(
    app,
    'staffDecideScope',
    async ({ id, isGranted, note }, { account: { id: actorId }, once }) => {
      await decideScope(parts, { actorId, once, id, note, isGranted: isGranted === '1' });
      return { account: await staff.accountOfRequest(id) };
    },
  );
}

function readingRoutes(app: FastifyInstance, staff: StaffService): void {
  serveEndpoint(app, 'staffQueue', async (query) => {
    return await staff.queue(query);
  });

  serveEndpoint(app, 'staffWaiting', async () => {
    return { items: await staff.waiting() };
  });

  serveEndpoint(app, 'staffOverview', async () => {
    return await staff.overview();
  });

  serveEndpoint(app, 'staffSpeed', async () => {
    return await staff.speed();
  });

  serveEndpoint(app, 'staffListing', async ({ id }) => {
    return { listing: await staff.listing(id) };
  });

  serveEndpoint(app, 'staffReports', async (query) => {
    return await staff.reported(query);
  });

  serveEndpoint(app, 'staffAccount', async ({ mobile }, { language }) => {
    return await staff.account(mobile, language);
  });

  serveEndpoint(app, 'staffScopeRequests', async (query) => {
    return await staff.scopeRequests(query);
  });

  serveEndpoint(app, 'staffTrail', async (query) => {
    return await staff.trail(query);
  });
}
