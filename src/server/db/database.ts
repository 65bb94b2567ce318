import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ChangeListener } from './change-listeners.ts';
import * as accountSchema from './schema/account.schema.ts';
import * as agentSchema from './schema/agent.schema.ts';
import * as articleSchema from './schema/article.schema.ts';
import * as attemptSchema from './schema/attempt.schema.ts';
import * as contestSchema from './schema/contest.schema.ts';
import * as conversationSchema from './schema/conversation.schema.ts';
import * as dealerSchema from './schema/dealer.schema.ts';
import * as eventSchema from './schema/event.schema.ts';
import * as leaseSchema from './schema/lease.schema.ts';
import * as listingSchema from './schema/listing.schema.ts';
import * as newVehicleSchema from './schema/new-vehicle.schema.ts';
import * as operatorTableSchema from './schema/operator-table.schema.ts';
import * as outletSchema from './schema/outlet.schema.ts';
import * as ownerReviewSchema from './schema/owner-review.schema.ts';
import * as paymentSchema from './schema/payment.schema.ts';
import * as peopleSchema from './schema/people.schema.ts';
import * as regionSchema from './schema/region.schema.ts';
import * as vehicleSchema from './schema/vehicle.schema.ts';
import * as warrantySchema from './schema/warranty.schema.ts';

export const schema = {
  ...regionSchema,
  ...warrantySchema,
  ...vehicleSchema,
  ...attemptSchema,
  ...leaseSchema,
  ...listingSchema,
  ...accountSchema,
  ...articleSchema,
  ...outletSchema,
  ...peopleSchema,
  ...dealerSchema,
  ...agentSchema,
  ...paymentSchema,
  ...newVehicleSchema,
  ...operatorTableSchema,
  ...ownerReviewSchema,
  ...eventSchema,
  ...contestSchema,
  ...conversationSchema,
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
   * Runs queries that show public data: on a replica that has all changes this process knows of, otherwise on the
   * primary. They may be run twice. What a write depends on, and what is one visitor's own, is read from `orm`.
   */
  read<Result>(work: (orm: Orm) => Promise<Result>): Promise<Result>;
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
  /** How many connections there are and how many queries wait for one; undefined for the embedded database. */
  connections?(): { readonly used: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}
