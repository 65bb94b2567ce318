import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { createAuditTrail } from '#server/domain/audit-trail.ts';
import { createOwnListingRepository } from '#server/domain/listings/own-listing.repository.ts';
import type { MarketService } from '#server/domain/market/market.service.ts';
import type { PreviewSource } from '#server/photo-store/pictures.ts';
import type { ReadPrincipal } from '#server/session/principal.ts';
import { staffRoutes } from './staff.routes.ts';
import { createStaffService } from './staff.service.ts';
import type { StaffParts } from './staff-parts.ts';

type Dependencies = {
  readonly database: Database;
  readonly market: MarketService;
  readonly previews: PreviewSource;
  readonly readPrincipal: ReadPrincipal;
};

/** The work of staff put together. */
export function serveStaff(
  app: FastifyInstance,
  { database, market, previews, readPrincipal }: Dependencies,
): void {
  const own = createOwnListingRepository(database.orm);
  const parts: StaffParts = { database, own, market, previews, trail: createAuditTrail(database) };
  staffRoutes(app, { parts, staff: createStaffService(parts), readPrincipal });
}
