import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import { codeOf } from '#server/error-reason.ts';
import { isOwnColumn } from './column-names.ts';
import { ImportFileError } from './import-file-error.ts';
import { type RejectReason, rejectReasons } from './import-reasons.ts';
import type { SourceRow } from './source-row.ts';

/**
 * The rows that were not imported, beside their file: the original columns, the line, the reasons. It can be
 * corrected and imported as it is. It appears under its name when the import has run through; one of an
 * earlier import goes when nothing was rejected.
 */
export class RejectedFile {
  readonly #path: string;
  readonly #staging: string;
  readonly #header: readonly string[];
  /** Which cells go in: a file of rejected rows that comes back has two that this one writes anew. */
  readonly #kept: readonly number[];
  #handle: FileHandle | undefined;

  constructor(importedPath: string, header: readonly string[]) {
    this.#path = `${importedPath}.rejected.csv`;
    this.#staging = `${this.#path}.${process.pid}.tmp`;
    this.#kept = header.flatMap((name, index) => (isOwnColumn(name) ? [] : [index]));
    this.#header = this.#kept.map((index) => header[index] ?? '');
  }

  async add(rows: readonly { row: SourceRow; reasons: readonly RejectReason[] }[]): Promise<void> {
    if (rows.length === 0) return;
    const lines = rows.map(({ row, reasons }) => {
      // What could not be taken apart stands whole in the first cell.
      const cells = row.kind === 'row' ? row.cells : [row.text];
      const padded = this.#kept.map((index) => cells[index] ?? '');
      return [...padded, String(row.line), reasons.map((reason) => rejectReasons[reason]).join(' ')];
    });
    if (!this.#handle) {
      this.#handle = await this.#create();
      lines.unshift([...this.#header, 'line', 'reasons']);
    }
    // Without a guard a spreadsheet would run a cell that begins like a formula.
    await this.#handle.appendFile(stringify(lines, { escape_formulas: true }));
  }

  /** Its path, if anything was rejected. */
  async finish(): Promise<string | null> {
    if (!this.#handle) {
      await rm(this.#path, { force: true });
      return null;
    }
    await this.#handle.close();
    await rename(this.#staging, this.#path);
    return this.#path;
  }

  /** After a failure: leaves what an earlier import wrote. */
  async discard(): Promise<void> {
    await this.#handle?.close();
    await rm(this.#staging, { force: true });
  }

  async #create(): Promise<FileHandle> {
    return await open(this.#staging, 'w').catch((error: unknown) => {
      throw new ImportFileError(`${this.#path} cannot be written (${codeOf(error) ?? 'unknown error'}).`);
    });
  }
}
