import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CsvDelimiter, csvDelimiters, parseCsvRecord } from './csv-record.ts';
import {
  checkedHeader,
  type FileColumns,
  headerOf,
  type ListHeader,
  mostColumns,
  valuesOf,
} from './file-columns.ts';
import { ImportFileError } from './list-file-error.ts';
import type { ListSource, SourceRow } from './source-row.ts';
import { keptOfBroken, linesOf, longestLine, readTextLines, startOf, type TextLine } from './text-lines.ts';

/** A quoted cell longer than this is treated as an unclosed quote. */
const longestRecordLines = 100;
/** Taking a longer one apart holds the thread: it is read anew with each of its lines. */
export const longestRecord = 65_536;
/** A batch ends early at this many characters, since a thousand rows could be a gigabyte. */
const longestBatch = 16 * longestLine;

type Header<Column extends string> = ListHeader<Column> & { readonly delimiter: CsvDelimiter };

function readHeader<Column extends string>(
  path: string,
  text: string,
  known: FileColumns<Column>,
): Header<Column> {
  const headers = csvDelimiters.map((delimiter): Header<Column> => {
    const record = text.length > longestRecord ? 'invalid' : parseCsvRecord(text, delimiter);
    const isHeader = typeof record !== 'string' && record.length <= mostColumns;
    return { delimiter, ...headerOf(isHeader ? record : [], known) };
  });
  const knownCount = (header: Header<Column>) =>
    header.columns.filter((column) => column !== undefined).length;
  const [header] = headers.sort((a, b) => knownCount(b) - knownCount(a));
  return checkedHeader(path, header, known);
}

/** A queue of lines with look-ahead. */
class LineQueue {
  #lines: TextLine[] = [];
  #at = 0;
  #characters = 0;
  /** Number of characters removed so far. */
  taken = 0;
  #ended = false;
  readonly #source: AsyncIterator<TextLine[]>;

  constructor(source: AsyncIterator<TextLine[]>) {
    this.#source = source;
  }

  /** Whether enough lines for the longest record are buffered, or the rest of the file. */
  get isFilled(): boolean {
    const isEnough = this.#lines.length - this.#at > longestRecordLines || this.#characters > longestLine;
    return this.#ended || isEnough;
  }

  async fill(): Promise<void> {
    while (!this.isFilled) {
      const { done, value } = await this.#source.next();
      if (done) {
        this.#ended = true;
        break;
      }
      this.#lines = [...this.#lines.slice(this.#at), ...value];
      this.#at = 0;
      for (const { text } of value) this.#characters += text.length + 1;
    }
  }

  peek(ahead: number): TextLine | undefined {
    return this.#lines[this.#at + ahead];
  }

  drop(count: number): void {
    for (const { text } of this.#lines.slice(this.#at, this.#at + count)) {
      this.#characters -= text.length + 1;
      this.taken += text.length + 1;
    }
    this.#at += count;
  }
}

/** Removes and returns the next record; undefined for a blank line. */
function nextRow<Column extends string>(
  queue: LineQueue,
  first: TextLine,
  header: Header<Column>,
): SourceRow<Column> | undefined {
  const broken = (reason: 'row_unreadable' | 'row_too_long'): SourceRow<Column> => {
    queue.drop(1);
    return { kind: 'broken', line: first.number, reason, text: startOf(first.text, keptOfBroken) };
  };
  if (first.tooLong || first.text.length > longestRecord) return broken('row_too_long');
  let record = parseCsvRecord(first.text, header.delimiter);
  let text = first.text;
  let count = 1;
  while (record === 'open' && count < longestRecordLines) {
    const next = queue.peek(count);
    if (!next || next.tooLong || text.length + next.text.length >= longestRecord) break;
    text += `\n${next.text}`;
    count += 1;
    if (next.text.includes('"')) record = parseCsvRecord(text, header.delimiter);
  }
  const isShaped =
    typeof record !== 'string' &&
    record.length >= header.names.length &&
    record.length <= mostColumns &&
    record.slice(header.names.length).every((cell) => cell.trim() === '');
  // A multi-line record with the wrong number of cells: assume a stray quote, reject its first line and parse
  // the others as rows.
  if (typeof record === 'string' || (count > 1 && !isShaped)) return broken('row_unreadable');
  queue.drop(count);
  if (record.length <= mostColumns && record.every((cell) => cell.trim() === '')) return undefined;
  if (!isShaped)
    return { kind: 'broken', line: first.number, reason: 'row_shape', text: startOf(text, keptOfBroken) };
  return {
    kind: 'row',
    line: first.number,
    values: valuesOf(header, record),
    cells: record.slice(0, header.names.length),
  };
}

export function openCsv<Column extends string>(
  path: string,
  batchSize: number,
  columns: FileColumns<Column>,
): Promise<ListSource<Column>> {
  return csvSource(path, readTextLines(path), batchSize, columns);
}

/** The same for text in memory. */
export function openCsvText<Column extends string>(
  text: string,
  batchSize: number,
  columns: FileColumns<Column>,
): Promise<ListSource<Column>> {
  return csvSource('the list', linesOf(text), batchSize, columns);
}

async function csvSource<Column extends string>(
  path: string,
  lines: AsyncIterator<TextLine[]>,
  batchSize: number,
  columns: FileColumns<Column>,
): Promise<ListSource<Column>> {
  const queue = new LineQueue(lines);
  await queue.fill();
  // Skips blank lines and the `sep=;` line that spreadsheets write before the header.
  while (queue.peek(0) && /^\s*(?:sep=.)?\s*$/i.test(queue.peek(0)?.text ?? '')) queue.drop(1);
  const first = queue.peek(0);
  if (!first) throw new ImportFileError(`${path} is empty.`);
  const header = readHeader(path, first.text, columns);
  queue.drop(1);

  async function* batches(): AsyncGenerator<SourceRow<Column>[], void> {
    let batch: SourceRow<Column>[] = [];
    let takenBefore = queue.taken;
    let turnAt = queue.taken;
    for (;;) {
      if (queue.taken - turnAt > longestRecord) {
        await nextTurn();
        turnAt = queue.taken;
      }
      if (!queue.isFilled) await queue.fill();
      const line = queue.peek(0);
      if (!line) break;
      const row = nextRow(queue, line, header);
      if (row) batch.push(row);
      if (batch.length < batchSize && queue.taken - takenBefore < longestBatch) continue;
      if (batch.length > 0) yield batch;
      batch = [];
      takenBefore = queue.taken;
    }
    if (batch.length > 0) yield batch;
  }
  return { header: header.names, unknownColumns: header.unknown, batches };
}
