import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { carColumns, type ImportColumn } from '#server/car-list/column-names.ts';
import { type InterpretedRow, interpretRow } from '#server/car-list/interpret-row.ts';
import { type ImportRecord, importRecord } from '#server/car-list/listing-record.ts';
import { loadMatcher } from '#server/car-list/load-matcher.ts';
import { type ImportNote, type RejectReason, rejectReasons } from '#server/car-list/row-reasons.ts';
import { stockKey } from '#server/car-list/stock-number.ts';
import type { KnownModel, VehicleMatcher } from '#server/car-list/vehicle-matcher.ts';
import type { Database } from '#server/db/database.ts';
import { isWrongData } from '#server/db/database-errors.ts';
import { createModels } from '#server/features/listing/shared/create-models.ts';
import { ChangeAnnouncer, ImportTally } from '#server/list-file/import-progress.ts';
import type { ImportCounts, ImportSummary } from '#server/list-file/import-summary.ts';
import { ImportFileError } from '#server/list-file/list-file-error.ts';
import { openList } from '#server/list-file/open-list.ts';
import { RejectedFile, type RejectedRow } from '#server/list-file/rejected-file.ts';
import type { ListSource, SourceRow } from '#server/list-file/source-row.ts';
import { codeOf } from '#server/process/error-reason.ts';
import { bodyTypeOfName } from '#server/reading/body-of-name.ts';
import { compareBatch, suspendedAmong, writeBatch } from './import.repository.ts';
import { type ImportPhotos, importImages } from './import-photos.ts';

export interface ImportOptions {
  readonly database: Database;
  /** A dry run passes one that stores nothing. */
  readonly photos: ImportPhotos;
  /** Absolute, or relative to the working directory. */
  readonly file: string;
  /** The source of the rows, within which external ids are unique. */
  readonly source: string;
  readonly dryRun: boolean;
  /** Rows per transaction. Smaller batches yield more often to a server on the same thread. */
  readonly batchSize?: number;
  /** Called after each batch; everything counted is committed. */
  readonly onProgress?: (counts: ImportCounts) => void;
}

const usualBatchSize = 1000;
/** More new models than this are an error, because staff would have to review each. */
const mostNewModels = 1000;

/** Maximum number of model names in the summary. */
const namedModels = 50;

export interface CarImportSummary extends ImportSummary {
  readonly source: string;
  /** The first names; `notes.models_created` counts all. */
  readonly modelsCreated: readonly string[];
}

type CarRow = SourceRow<ImportColumn>;

/** A parsed row whose model is known or about to be created. */
interface PendingRow {
  readonly source: CarRow & { kind: 'row' };
  readonly row: InterpretedRow;
  readonly model: KnownModel;
}

interface SourcedRecord {
  readonly record: ImportRecord;
  readonly source: CarRow;
}

class Import {
  readonly #options: ImportOptions;
  readonly #matcher: VehicleMatcher;
  readonly #rejectedFile: RejectedFile<RejectReason>;
  readonly #folder: string;
  readonly #announcer: ChangeAnnouncer;
  readonly tally = new ImportTally<RejectReason, ImportNote>();
  #newModels = 0;
  readonly #modelNames: string[] = [];

  constructor(
    options: ImportOptions,
    matcher: VehicleMatcher,
    rejectedFile: RejectedFile<RejectReason>,
    folder: string,
  ) {
    this.#options = options;
    this.#matcher = matcher;
    this.#rejectedFile = rejectedFile;
    this.#folder = folder;
    this.#announcer = new ChangeAnnouncer(options.database);
  }

  async take(rows: readonly CarRow[]): Promise<void> {
    const { database, dryRun, onProgress } = this.#options;
    const now = new Date();
    const newModels: KnownModel[] = [];
    const rejected: RejectedRow<RejectReason>[] = [];
    const read: PendingRow[] = [];
    for (const row of rows) {
      const reading = this.#read(row, now, newModels);
      if ('reasons' in reading) rejected.push({ row, reasons: reading.reasons });
      else read.push(reading);
    }
    const mobiles = read.flatMap(({ row }) => row.seller.mobile ?? []);
    const keptOut = await suspendedAmong(database, [...new Set(mobiles)]);
    const isKeptOut = ({ row }: PendingRow) => row.seller.mobile !== null && keptOut.has(row.seller.mobile);
    for (const { source } of read.filter(isKeptOut))
      rejected.push({ row: source, reasons: ['seller_suspended'] });
    const pending = read.filter((one) => !isKeptOut(one));
    if (!dryRun) await createModels(database, newModels);
    let records: SourcedRecord[] = [];
    const write = async () => {
      rejected.push(...(await this.#write(records)));
    };
    const hashes = new Map<string, string>();
    for (const { source, row, model } of pending) {
      const { keys, notes } = await importImages(row.imageNames, this.#folder, this.#options.photos);
      this.tally.addNotes([...row.notes, ...notes]);
      const context = { source: this.#options.source, images: keys, modelId: model.id ?? 0, now };
      const record = importRecord(row, source.values, context);
      const id = record.external_id;
      const stock = id === null ? undefined : stockKey(id);
      const before = stock === undefined ? undefined : hashes.get(stock);
      if (before === record.content_hash) {
        this.tally.addBatch({ imported: 0, updated: 0, unchanged: 1 });
        continue;
      }
      if (before !== undefined) {
        // The same id with different content: earlier rows must be written first.
        await write();
        records = [];
      }
      if (stock !== undefined) hashes.set(stock, record.content_hash);
      records.push({ record, source });
    }
    await write();
    await this.#rejectedFile.add(rejected);
    for (const { reasons } of rejected) this.tally.addRejected(reasons);
    this.tally.addRead(rows.length);
    onProgress?.(this.tally.counts);
    // PGlite runs on this thread: yield so that requests are served.
    await nextTurn();
  }

  async finish(source: ListSource<ImportColumn>, startedAt: number): Promise<CarImportSummary> {
    await this.#announcer.flush();
    return {
      ...this.tally.counts,
      ...this.tally.details,
      modelsCreated: this.#modelNames,
      dryRun: this.#options.dryRun,
      source: this.#options.source,
      unknownColumns: [...source.unknownColumns],
      rejectedFile: await this.#rejectedFile.finish(),
      seconds: (performance.now() - startedAt) / 1000,
    };
  }

  /** After a failure, still announces what was committed. */
  async abandon(): Promise<void> {
    await this.#rejectedFile.discard();
    await this.#announcer.flush();
  }

  #read(row: CarRow, now: Date, newModels: KnownModel[]): PendingRow | { reasons: readonly RejectReason[] } {
    if (row.kind === 'broken') return { reasons: [row.reason] };
    const reading = interpretRow(row.values, { matcher: this.#matcher, now });
    if (!reading.ok) return reading;
    const { vehicle } = reading.row;
    if (vehicle.model) return { source: row, row: reading.row, model: vehicle.model };
    if (this.#newModels >= mostNewModels) return { reasons: ['model_limit'] };
    this.#newModels += 1;
    const name = vehicle.modelName;
    const model = this.#matcher.addModel(vehicle.brand, {
      id: null,
      name,
      aliases: [],
      bodyType: bodyTypeOfName(name),
      variants: [],
    });
    newModels.push(model);
    this.tally.addNotes(['models_created']);
    if (this.#modelNames.length < namedModels) this.#modelNames.push(`${vehicle.brand.name} ${name}`);
    return { source: row, row: reading.row, model };
  }

  /** Returns the rows that the database does not take: the batch is halved until only they are left out. */
  async #write(rows: readonly SourcedRecord[]): Promise<RejectedRow<RejectReason>[]> {
    const { database, dryRun } = this.#options;
    const [first] = rows;
    if (!first) return [];
    try {
      const records = rows.map(({ record }) => record);
      const counts = await (dryRun ? compareBatch : writeBatch)(database, records);
      this.tally.addBatch(counts);
      if (!dryRun && counts.imported + counts.updated > 0) await this.#announcer.changed();
      return [];
    } catch (error) {
      if (!isWrongData(error)) throw error;
      if (rows.length === 1) return [{ row: first.source, reasons: ['not_storable'] }];
      const half = Math.ceil(rows.length / 2);
      return [...(await this.#write(rows.slice(0, half))), ...(await this.#write(rows.slice(half)))];
    }
  }
}

/**
 * Imports a file in batches, so that memory use does not depend on its length. Everything `onProgress` has
 * counted is committed; importing the file again completes an interrupted import.
 */
export async function runImport(options: ImportOptions): Promise<CarImportSummary> {
  const startedAt = performance.now();
  const file = path.resolve(options.file);
  const folder = await realpath(path.dirname(file)).catch((error: unknown) => {
    throw new ImportFileError(`${file} cannot be read (${codeOf(error) ?? 'unknown error'}).`);
  });
  const source = await openList(file, options.batchSize ?? usualBatchSize, carColumns);
  const matcher = await loadMatcher(options.database.orm);
  const work = new Import(options, matcher, new RejectedFile(file, source.header, rejectReasons), folder);
  try {
    for await (const rows of source.batches()) await work.take(rows);
  } catch (error) {
    await work.abandon();
    throw error;
  }
  return await work.finish(source, startedAt);
}
