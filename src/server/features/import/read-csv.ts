import { cellText, columnOf, type ImportColumn, isOwnColumn, requiredColumns } from './column-names.ts';
import { type CsvDelimiter, csvDelimiters, parseCsvRecord } from './csv-record.ts';
import { ImportFileError } from './import-file-error.ts';
import type { ImportSource, SourceRow } from './source-row.ts';
import { readTextLines, type TextLine } from './text-lines.ts';

/** A quoted cell that goes on for longer than this is a quote that was never closed. */
const longestRecordLines = 100;

interface Header {
  readonly delimiter: CsvDelimiter;
  readonly names: readonly string[];
  /** By position; undefined where unknown or named before. */
  readonly columns: readonly (ImportColumn | undefined)[];
  readonly unknown: ReadonlySet<string>;
}

function readHeader(path: string, text: string): Header {
  const headers = csvDelimiters.map((delimiter): Header => {
    const record = parseCsvRecord(text, delimiter);
    const names = typeof record === 'string' ? [] : record.map((name) => name.trim());
    const known = names.map(columnOf);
    const columns = known.map((column, index) => (known.indexOf(column) === index ? column : undefined));
    const unknown = names.filter(
      (name, index) => name !== '' && columns[index] === undefined && !isOwnColumn(name),
    );
    return { delimiter, names, columns, unknown: new Set(unknown) };
  });
  const knownCount = (header: Header) => header.columns.filter((column) => column !== undefined).length;
  const [header] = headers.sort((a, b) => knownCount(b) - knownCount(a));
  const missing = requiredColumns.filter((column) => !header?.columns.includes(column));
  if (!header || missing.length > 0) {
    throw new ImportFileError(
      `${path} is no list of cars: its first line names no column ${missing.join(', ')}.`,
    );
  }
  return header;
}

/** The lines not read yet, with a look ahead. */
class LineQueue {
  #lines: TextLine[] = [];
  #at = 0;
  #ended = false;
  readonly #source: AsyncIterator<TextLine[]>;

  constructor(source: AsyncIterator<TextLine[]>) {
    this.#source = source;
  }

  /** Whether `count` lines are at hand, or all there are. */
  get isFilled(): boolean {
    return this.#ended || this.#lines.length - this.#at > longestRecordLines;
  }

  async fill(): Promise<void> {
    while (!this.isFilled) {
      const { done, value } = await this.#source.next();
      if (done) this.#ended = true;
      else this.#lines = [...this.#lines.slice(this.#at), ...value];
      if (!done) this.#at = 0;
    }
  }

  peek(ahead: number): TextLine | undefined {
    return this.#lines[this.#at + ahead];
  }

  drop(count: number): void {
    this.#at += count;
  }
}

/** Takes the next record off the queue; undefined for a blank line. */
function nextRow(queue: LineQueue, first: TextLine, header: Header): SourceRow | undefined {
  const broken = (reason: 'row_unreadable' | 'row_too_long'): SourceRow => {
    queue.drop(1);
    return { kind: 'broken', line: first.number, reason, text: first.text };
  };
  if (first.tooLong) return broken('row_too_long');
  let record = parseCsvRecord(first.text, header.delimiter);
  let text = first.text;
  let count = 1;
  while (record === 'open' && count < longestRecordLines) {
    const next = queue.peek(count);
    if (!next || next.tooLong) break;
    text += `\n${next.text}`;
    count += 1;
    if (next.text.includes('"')) record = parseCsvRecord(text, header.delimiter);
  }
  const isShaped =
    typeof record !== 'string' &&
    record.length >= header.names.length &&
    record.slice(header.names.length).every((cell) => cell.trim() === '');
  // Several lines that make no row of the right shape: the quote was a stray one, and the others are rows.
  if (typeof record === 'string' || (count > 1 && !isShaped)) return broken('row_unreadable');
  queue.drop(count);
  if (record.every((cell) => cell.trim() === '')) return undefined;
  if (!isShaped) return { kind: 'broken', line: first.number, reason: 'row_shape', text };
  const values: Partial<Record<ImportColumn, string>> = {};
  for (const [index, column] of header.columns.entries()) {
    if (column !== undefined) values[column] = cellText(record[index] ?? '');
  }
  return { kind: 'row', line: first.number, values, cells: record.slice(0, header.names.length) };
}

export async function openCsv(path: string, batchSize: number): Promise<ImportSource> {
  const queue = new LineQueue(readTextLines(path));
  await queue.fill();
  // Spreadsheets name the delimiter in a line before the header.
  while (queue.peek(0) && /^\s*(?:sep=.)?\s*$/i.test(queue.peek(0)?.text ?? '')) queue.drop(1);
  const first = queue.peek(0);
  if (!first) throw new ImportFileError(`${path} is empty.`);
  const header = readHeader(path, first.text);
  queue.drop(1);

  async function* batches(): AsyncGenerator<SourceRow[], void> {
    let batch: SourceRow[] = [];
    for (;;) {
      if (!queue.isFilled) await queue.fill();
      const line = queue.peek(0);
      if (!line) break;
      const row = nextRow(queue, line, header);
      if (row) batch.push(row);
      if (batch.length < batchSize) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }
  return { header: header.names, unknownColumns: header.unknown, batches };
}
