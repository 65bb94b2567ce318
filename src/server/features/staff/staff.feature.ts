import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { createAuditTrail } from '#server/domain/audit-trail.ts';
import { createOwnListingRepository } from '#server/domain/listings/own-listing.repository.ts';
import type { PreviewSource } from '#server/photo-store/pictures.ts';
import type { WhoAsks } from '#server/session/principal.ts';
import type { MarketService } from '../market/market.service.ts';
import { staffRoutes } from './staff.routes.ts';
import { createStaffService } from './staff.service.ts';
import type { StaffParts } from './staff-parts.ts';

type Dependencies = {
  readonly database: Database;
  readonly market: MarketService;
  readonly previews: PreviewSource;
  readonly whoAsks: WhoAsks;
};

/** Wires staff. */
export function serveStaff(
  app: FastifyInstance,
  { database, market, previews, whoAsks }: Dependencies,
): void {
  const own = createOwnListingRepository(database.orm);
  const parts: StaffParts = { database, own, market, previews, trail: createAuditTrail(database) };
  staffRoutes(app, { parts, staff: createStaffService(parts), whoAsks });
}
