import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ChangeListener } from './change-listeners.ts';
import * as accountSchema from './schema/account.schema.ts';
import * as listingSchema from './schema/listing.schema.ts';
import * as newVehicleSchema from './schema/new-vehicle.schema.ts';
import * as outletSchema from './schema/outlet.schema.ts';
import * as peopleSchema from './schema/people.schema.ts';
import * as regionSchema from './schema/region.schema.ts';
import * as vehicleSchema from './schema/vehicle.schema.ts';

export const schema = {
  ...regionSchema,
  ...vehicleSchema,
  ...listingSchema,
  ...accountSchema,
  ...outletSchema,
  ...peopleSchema,
  ...newVehicleSchema,
};

/**
 * What repositories query: the database itself or a transaction. PGlite has a single connection: inside a transaction
 * only the transaction's own handle may be used, or the outer one deadlocks.
 */
export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>;

/** One open database, PGlite or PostgreSQL, migrated and ready. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly orm: Orm;
  /**
   * Announces to every process on this database, this one included, that public data changed. Call it after the
   * commit. Resolves when the listeners of this process are done, so that its next answer sees the change.
   */
  announceChange(): Promise<void>;
  /**
   * Calls back on every announcement, and once after a lost connection was restored. Returns a function that
   * unsubscribes.
   */
  onChange(listener: ChangeListener): () => void;
  close(): Promise<void>;
}
