import type { ImportNote, RejectReason } from '#server/car-list/row-reasons.ts';
import type { Database } from '#server/db/database.ts';
import type { BatchCounts } from './import.repository.ts';
import type { ImportCounts } from './import-summary.ts';

/** Names reported at most. */
const namedModels = 50;

/** Counts of an import so far. */
export class ImportTally {
  #counts = { read: 0, imported: 0, unchanged: 0, updated: 0, rejected: 0 };
  readonly #reasons: Partial<Record<RejectReason, number>> = {};
  readonly #notes: Partial<Record<ImportNote, number>> = {};
  readonly #models: string[] = [];

  get counts(): ImportCounts {
    return { ...this.#counts };
  }

  get details() {
    return {
      rejectedByReason: { ...this.#reasons },
      notes: { ...this.#notes },
      modelsCreated: [...this.#models],
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

  addRejected(reasons: readonly RejectReason[]): void {
    this.#counts.rejected += 1;
    for (const reason of new Set(reasons)) this.#reasons[reason] = (this.#reasons[reason] ?? 0) + 1;
  }

  addNotes(notes: readonly ImportNote[]): void {
    for (const note of notes) this.#notes[note] = (this.#notes[note] ?? 0) + 1;
  }

  addModel(name: string): void {
    this.addNotes(['models_created']);
    if (this.#models.length < namedModels) this.#models.push(name);
  }
}

/** Announces changes at most once a second: each makes listeners read the listings. */
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
