import { bigint, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { accounts } from './account.schema.ts';
import { listings } from './listing.schema.ts';

/** Ads in the photo contest: one a seller and edition. The editions are an operator's table. */
export const contestEntries = pgTable(
  'contest_entries',
  {
    contest: text('contest').notNull(),
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    listingId: bigint('listing_id', { mode: 'number' })
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** The car's name when it was entered. */
    label: text('label').notNull(),
    /** Different photos when it was entered. */
    photos: integer('photos').notNull(),
    /** Given by staff. */
    place: integer('place'),
    enteredAt: timestamp('entered_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.contest, table.accountId] }),
    unique('contest_entries_place').on(table.contest, table.place),
  ],
);
