import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as listingSchema from './schema/listing.schema.ts';
import * as regionSchema from './schema/region.schema.ts';
import * as vehicleSchema from './schema/vehicle.schema.ts';

export const schema = { ...regionSchema, ...vehicleSchema, ...listingSchema };

/**
 * What repositories query: the database itself or a transaction in it. On PGlite there is a single
 * connection: inside a transaction only the transaction's own handle may be used, the outer one waits
 * for ever.
 */
export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>;

/** One open database, PGlite or PostgreSQL, migrated and ready. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly orm: Orm;
  /** Tells every process on this database, this one included, that public data changed. Call it after the commit. */
  announceChange(): Promise<void>;
  /** Calls back on every announcement, and once after a lost connection was restored. Returns what ends it. */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
}
