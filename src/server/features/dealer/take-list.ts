import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DataOf, ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import { type DealerRow, dealerLimits } from '#contract/dealer/dealer.ts';
import { carColumns, type ImportColumn } from '#server/car-list/column-names.ts';
import { type InterpretedRow, interpretRow } from '#server/car-list/interpret-row.ts';
import { loadMatcher } from '#server/car-list/load-matcher.ts';
import type { ImportNote, RejectReason } from '#server/car-list/row-reasons.ts';
import { stockKey } from '#server/car-list/stock-number.ts';
import type { Orm } from '#server/db/database.ts';
import { isWrongData } from '#server/db/database-errors.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { stockLeft } from '#server/features/listing/shared/stock.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Once } from '#server/http/once.ts';
import { FileKindError, ImportFileError } from '#server/list-file/list-file-error.ts';
import { openCsvText } from '#server/list-file/read-csv.ts';
import { openSheetBytes } from '#server/list-file/read-sheet.ts';
import type { SourceRow } from '#server/list-file/source-row.ts';
import type { Dealer, DealerParts } from './dealer-parts.ts';
import { dealerPhotos, type PhotoNames } from './dealer-photos.ts';
import { dealerWords, rowNotes, rowReasons } from './dealer-words.ts';
import { checkRow, type WrittenRow, writeRow } from './write-row.ts';

/** More new models than this are an error, because staff would have to review each. */
const mostNewModels = 20;

/** A web page, an old Excel file or a PDF, as text. */
const otherFile = /^(?:\ufeff?\s*<|ÐÏ|%PDF)/;

/** @throws AppError `validation_failed` for another file type or a file that is too long */
async function rowsOf(
  { csv, xlsx }: Pick<ParsedQueryOf<'dealerImport'>, 'csv' | 'xlsx'>,
  { language }: Dealer,
): Promise<readonly SourceRow<ImportColumn>[]> {
  const words = dealerWords[language];
  const refuse = (problem: string) => new AppError('validation_failed', { csv: [problem] }, language);
  if (otherFile.test(csv)) throw refuse(words.otherFile);
  try {
    const most = dealerLimits.rows + 1;
    const source = xlsx
      ? await openSheetBytes(
          'the list',
          Buffer.from(xlsx, 'base64'),
          { batchSize: most, mostRows: most + 1 },
          carColumns,
        )
      : await openCsvText(csv, most, carColumns);
    const rows: SourceRow<ImportColumn>[] = [];
    for await (const batch of source.batches()) {
      rows.push(...batch);
      if (rows.length > dealerLimits.rows) throw refuse(words.tooManyRows(dealerLimits.rows));
    }
    return rows;
  } catch (error) {
    if (error instanceof FileKindError) throw refuse(words.otherFile);
    if (error instanceof ImportFileError) throw refuse(words.notAList);
    throw error;
  }
}

const labelOf = ({ vehicle, makeYear }: InterpretedRow) =>
  `${vehicle.brand.name} ${vehicle.modelName} ${makeYear}`;

/**
 * Imports a dealer's list row by row, each in its own transaction, so that a rejected row does not affect the
 * others.
 */
class List {
  readonly #parts: DealerParts;
  readonly #dealer: Dealer;
  readonly #photos: PhotoNames;
  readonly #owners: readonly string[];
  readonly #ids = new Set<string>();
  readonly #newModels = new Set<string>();
  /** Remaining stock allowance, for a dry run. */
  stock = 0;
  isPublicChanged = false;

  constructor(parts: DealerParts, dealer: Dealer, photos: PhotoNames) {
    this.#parts = parts;
    this.#dealer = dealer;
    this.#photos = photos;
    this.#owners = [`account:${dealer.account.id}`];
  }

  async take(
    source: SourceRow<ImportColumn>,
    matcher: Awaited<ReturnType<typeof loadMatcher>>,
    isCheck: boolean,
  ): Promise<DealerRow> {
    const refused = (label: string, remarks: readonly string[]): DealerRow => ({
      line: source.line,
      label,
      outcome: 'refused',
      listingId: null,
      status: null,
      remarks: [...remarks],
    });
    if (source.kind === 'broken') return refused(source.text.slice(0, 80), this.#reasons([source.reason]));
    const { values: raw } = source;
    const named = [raw.brandName, raw.modelName, raw.makeYear].filter(Boolean).join(' ').slice(0, 120);
    const reading = interpretRow(raw, { matcher, now: new Date() });
    if (!reading.ok) return refused(named, this.#reasons(reading.reasons));
    const { row } = reading;
    const label = labelOf(row);
    const words = dealerWords[this.#dealer.language];
    const stock = row.externalId === null ? undefined : stockKey(row.externalId);
    if (stock !== undefined && this.#ids.has(stock)) return refused(label, [words.repeated]);
    if (stock !== undefined) this.#ids.add(stock);
    if (!row.vehicle.model) {
      this.#newModels.add(`${row.vehicle.brand.slug} ${row.vehicle.modelName.toLowerCase()}`);
      if (this.#newModels.size > mostNewModels) return refused(label, this.#reasons(['model_limit']));
    }
    const result = await this.#write({ row, raw }, isCheck).catch((error: unknown) => {
      if (isWrongData(error)) return undefined;
      throw error;
    });
    if (result === undefined) return refused(label, this.#reasons(['not_storable']));
    const { written, notes } = result;
    if (written.outcome === 'created') this.stock -= 1;
    this.isPublicChanged ||= written.concernsPublic;
    // The dealer's own number is always used, whatever the row contains.
    const said = [...row.notes, ...notes].filter(
      (note) => note !== 'mobile_dropped' && note !== 'listing_type_assumed',
    );
    return {
      line: source.line,
      label,
      outcome: written.outcome,
      listingId: written.listingId,
      status: written.status,
      remarks: [...(written.problem ? [words[written.problem]] : []), ...this.#notes(said)],
    };
  }

  async #write(
    { row, raw }: Pick<Parameters<typeof writeRow>[3], 'row' | 'raw'>,
    isCheck: boolean,
  ): Promise<{ written: WrittenRow; notes: readonly ImportNote[] }> {
    const { database, uploads } = this.#parts;
    const { account } = this.#dealer;
    return await inTransaction(database.orm, async (transaction: Orm) => {
      const photos = await dealerPhotos(transaction, uploads, this.#owners, row.imageNames, this.#photos);
      const read = { row, raw, images: photos.keys };
      const written = isCheck
        ? await checkRow(transaction, account, read, this.stock)
        : await writeRow(this.#parts, transaction, account, read);
      return { written, notes: photos.notes };
    });
  }

  #reasons(reasons: readonly RejectReason[]): string[] {
    return reasons.map((reason) => rowReasons[reason][this.#dealer.language]);
  }

  #notes(notes: readonly ImportNote[]): string[] {
    return [...new Set(notes)].map((note) => rowNotes[note][this.#dealer.language]);
  }
}

/**
 * Imports a dealer's list, or reports what it would do. Idempotent: each row is identified by its id or its
 * content, so a repeated list is read again; only its entry in the trail is written once.
 * @throws AppError `validation_failed` for another file type
 */
export async function takeList(
  parts: DealerParts,
  dealer: Dealer,
  { csv, xlsx, photos = new Map(), isCheck = '0' }: ParsedQueryOf<'dealerImport'>,
  once: Once,
): Promise<DataOf<'dealerImport'>> {
  const { database, trail } = parts;
  const { account } = dealer;
  const sources = await rowsOf({ csv, xlsx }, dealer);
  const matcher = await loadMatcher(database.orm);
  const list = new List(parts, dealer, photos);
  list.stock = await stockLeft(database.orm, account);
  const rows: DealerRow[] = [];
  try {
    for (const source of sources) {
      rows.push(await list.take(source, matcher, isCheck === '1'));
      // PGlite runs on this thread: yield so that other requests are served.
      await nextTurn();
    }
  } finally {
    if (list.isPublicChanged) await database.announceChange();
  }
  const count = rows.filter(({ outcome }) => outcome === 'created' || outcome === 'updated').length;
  if (isCheck === '1') once.changeNothing();
  else
    await trail.once({ action: 'import', actorId: account.id, once }, async () => ({
      accountId: account.id,
      facts: { count },
    }));
  return { rows, allowed_stock_add: await stockLeft(database.orm, account) };
}
