/**
 * A position in PostgreSQL's log, in bytes: a replica that has replayed it has everything that was committed before
 * the primary was asked for it.
 */
export type WalPosition = bigint;

/** SQL for the position of a primary, as text. */
export const writtenPosition = `(pg_current_wal_insert_lsn() - '0/0')::text`;

/** SQL for the position that a replica has replayed, as text; null on a server that is no replica. */
export const replayedPosition = `case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::text end`;

/** Undefined for anything but digits. */
export const positionOf = (text: unknown): WalPosition | undefined =>
  typeof text === 'string' && /^\d{1,20}$/.test(text) ? BigInt(text) : undefined;
