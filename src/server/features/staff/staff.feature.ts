import type { Feature } from '#server/feature.ts';
import { createOwnListingRepository } from '#server/features/listing/shared/own-listing.repository.ts';
import { createAuditTrail } from '#server/features/staff/shared/audit-trail.ts';
import { staffRoutes } from './staff.routes.ts';
import { createStaffService } from './staff.service.ts';
import type { StaffParts } from './staff-parts.ts';

/** Endpoints for staff's views and decisions. */
export const staffFeature: Feature<'database' | 'market' | 'previews'> = (
  app,
  { database, market, previews },
) => {
  const own = createOwnListingRepository(database.orm);
  const parts: StaffParts = { database, own, market, previews, trail: createAuditTrail(database) };
  staffRoutes(app, { parts, staff: createStaffService(parts) });
};
