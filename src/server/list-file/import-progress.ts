import type { Database } from '#server/db/database.ts';
import type { BatchCounts, ImportCounts } from './import-summary.ts';

/** Counters of an import. */
export class ImportTally<Reason extends string, Note extends string> {
  #counts = { read: 0, imported: 0, unchanged: 0, updated: 0, rejected: 0 };
  readonly #reasons: Partial<Record<Reason, number>> = {};
  readonly #notes: Partial<Record<Note, number>> = {};

  get counts(): ImportCounts {
    return { ...this.#counts };
  }

  get details() {
    return {
      rejectedByReason: { ...this.#reasons },
      notes: { ...this.#notes },
    };
  }

  addRead(rows: number): void {
    this.#counts.read += rows;
  }

  addBatch({ imported, updated, unchanged }: BatchCounts): void {
    this.#counts.imported += imported;
    this.#counts.updated += updated;
    this.#counts.unchanged += unchanged;
  }

  addRejected(reasons: readonly Reason[]): void {
    this.#counts.rejected += 1;
    for (const reason of new Set(reasons)) this.#reasons[reason] = (this.#reasons[reason] ?? 0) + 1;
  }

  addNotes(notes: readonly Note[]): void {
    for (const note of notes) this.#notes[note] = (this.#notes[note] ?? 0) + 1;
  }
}

/** Announces changes at most once per second, because each announcement makes listeners read what changed. */
export class ChangeAnnouncer {
  readonly #database: Database;
  #last = 0;
  #pending = false;

  constructor(database: Database) {
    this.#database = database;
  }

  async changed(): Promise<void> {
    this.#pending = true;
    if (Date.now() - this.#last >= 1000) await this.flush();
  }

  async flush(): Promise<void> {
    if (!this.#pending) return;
    this.#pending = false;
    this.#last = Date.now();
    await this.#database.announceChange();
  }
}
