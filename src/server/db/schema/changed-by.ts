import { sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/** A transaction number as text: it exceeds JavaScript's numbers, and only the database compares it. */
const transactionId = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });

/** Stores the transaction that wrote a row; see `catalogue/change-mark.ts`. */
export const changedBy = () => transactionId('changed_by').notNull().default(sql`pg_current_xact_id()`);
