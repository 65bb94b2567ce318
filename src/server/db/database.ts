import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ChangeListener } from './change-listeners.ts';
import * as accountSchema from './schema/account.schema.ts';
import * as articleSchema from './schema/article.schema.ts';
import * as dealerSchema from './schema/dealer.schema.ts';
import * as listingSchema from './schema/listing.schema.ts';
import * as newVehicleSchema from './schema/new-vehicle.schema.ts';
import * as operatorTableSchema from './schema/operator-table.schema.ts';
import * as outletSchema from './schema/outlet.schema.ts';
import * as paymentSchema from './schema/payment.schema.ts';
import * as peopleSchema from './schema/people.schema.ts';
import * as regionSchema from './schema/region.schema.ts';
import * as vehicleSchema from './schema/vehicle.schema.ts';
import * as warrantySchema from './schema/warranty.schema.ts';

export const schema = {
  ...regionSchema,
  ...warrantySchema,
  ...vehicleSchema,
  ...listingSchema,
  ...accountSchema,
  ...articleSchema,
  ...outletSchema,
  ...peopleSchema,
  ...dealerSchema,
  ...paymentSchema,
  ...newVehicleSchema,
  ...operatorTableSchema,
};

/**
 * What repositories run queries on: the database or a transaction. PGlite has a single connection, so code
 * inside a transaction must use the transaction's handle: using the outer one deadlocks.
 */
export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open, migrated database: PGlite or PostgreSQL. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly orm: Orm;
  /**
   * Announces a change of public data to all processes on this database, including this one. Call it after
   * the commit. Resolves when this process's listeners have finished, so that its next response reflects the
   * change.
   */
  announceChange(): Promise<void>;
  /**
   * Calls the listener on every announcement, and once after a lost connection was restored.
   * @returns a function that unsubscribes
   */
  onChange(listener: ChangeListener): () => void;
  close(): Promise<void>;
}
