import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { readMobile } from '#server/reading/read-mobile.ts';
import type { ReadPrincipal } from '#server/session/principal.ts';
import { requireScope } from '#server/session/require-account.ts';
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
  readonly readPrincipal: ReadPrincipal;
};

/** Never cached: POST only. */
const options = { methods: ['POST'], isPrivate: true } as const;

/** Endpoints of staff; 404 for all other callers. */
export function staffRoutes(app: FastifyInstance, { parts, staff, readPrincipal }: Dependencies): void {
  const staffOnly = async (request: FastifyRequest) =>
    (await requireScope(readPrincipal, request, 'staff')).id;

  readingRoutes(app, staff, staffOnly);

  serveEndpoint(
    app,
    'staffDecide',
    async (query, { request, language }) => {
      await decideListing(parts, { ...query, actorId: await staffOnly(request), language });
      return { listing: await staff.listing(query.id) };
    },
    options,
  );

  serveEndpoint(
    app,
    'staffFeature',
    async ({ id, clientId, isFeatured }, { request }) => {
      const actorId = await staffOnly(request);
      await featureListing(parts, { actorId, clientId, id, isFeatured: isFeatured === '1' });
      return { listing: await staff.listing(id) };
    },
    options,
  );

  serveEndpoint(
    app,
    'staffJudgeReports',
    async ({ isUpheld, note, ...query }, { request }) => {
      const actorId = await staffOnly(request);
      await judgeReports(parts, { ...query, actorId, note, isUpheld: isUpheld === '1' });
      return { listing: await staff.listing(query.id) };
    },
    options,
  );

  serveEndpoint(
    app,
    'staffSuspend',
    async ({ clientId, mobile: text, isSuspended, note }, { request, language }) => {
      const actorId = await staffOnly(request);
      const mobile = readMobile(text, language);
      await suspendNumber(parts, {
        actorId,
        clientId,
        mobile,
        note,
        isSuspended: isSuspended === '1',
        language,
      });
      return { account: await staff.accountOfNumber(mobile) };
    },
    options,
  );

  serveEndpoint(
    app,
    'staffDecideScope',
    async ({ id, clientId, isGranted, note }, { request }) => {
      const actorId = await staffOnly(request);
      await decideScope(parts, { actorId, clientId, id, note, isGranted: isGranted === '1' });
      return { account: await staff.accountOfRequest(id) };
    },
    options,
  );
}

function readingRoutes(
  app: FastifyInstance,
  staff: StaffService,
  staffOnly: (request: FastifyRequest) => Promise<number>,
): void {
  serveEndpoint(
    app,
    'staffQueue',
    async (query, { request }) => {
      await staffOnly(request);
      return await staff.queue(query);
    },
    options,
  );

  serveEndpoint(
    app,
    'staffListing',
    async ({ id }, { request }) => {
      await staffOnly(request);
      return { listing: await staff.listing(id) };
    },
    options,
  );

  serveEndpoint(
    app,
    'staffReports',
    async (query, { request }) => {
      await staffOnly(request);
      return await staff.reported(query);
    },
    options,
  );

  serveEndpoint(
    app,
    'staffAccount',
    async ({ mobile }, { request, language }) => {
      await staffOnly(request);
      return await staff.account(mobile, language);
    },
    options,
  );

  serveEndpoint(
    app,
    'staffScopeRequests',
    async (query, { request }) => {
      await staffOnly(request);
      return await staff.scopeRequests(query);
    },
    options,
  );

  serveEndpoint(
    app,
    'staffTrail',
    async (query, { request }) => {
      await staffOnly(request);
      return await staff.trail(query);
    },
    options,
  );
}
