import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import { codeOf } from '#server/process/error-reason.ts';
import { isOwnColumn } from './file-columns.ts';
import { ImportFileError } from './list-file-error.ts';
import type { SourceRow } from './source-row.ts';
import { keptOfBroken, startOf } from './text-lines.ts';

/** Write buffer size, in characters. */
const writeSize = 65_536;

/** Escapes cells that a spreadsheet would evaluate as formulas. */
const csvLine = (cells: readonly string[]) => stringify([cells], { escape_formulas: true });

export type RejectedRow<Reason extends string> = {
  readonly row: SourceRow<string>;
  readonly reasons: readonly Reason[];
};

/**
 * Writes rejected rows to a file next to the original, with its columns, the line number and the reasons. It
 * can be corrected and imported as is. It gets its final name when the import ends; if nothing was rejected,
 * an earlier one is deleted.
 */
export class RejectedFile<Reason extends string> {
  readonly #path: string;
  readonly #staging: string;
  readonly #header: readonly string[];
  /** Positions of the columns to copy, without `line` and `reasons` of an imported file of rejected rows. */
  readonly #kept: readonly number[];
  /** The text for each reason. */
  readonly #sentences: Readonly<Record<Reason, string>>;
  #handle: FileHandle | undefined;

  constructor(importedPath: string, header: readonly string[], sentences: Readonly<Record<Reason, string>>) {
    this.#sentences = sentences;
    this.#path = `${importedPath}.rejected.csv`;
    this.#staging = `${this.#path}.${randomUUID()}.tmp`;
    this.#kept = header.flatMap((name, index) => (isOwnColumn(name) ? [] : [index]));
    this.#header = this.#kept.map((index) => header[index] ?? '');
  }

  async add(rows: readonly RejectedRow<Reason>[]): Promise<void> {
    if (rows.length === 0) return;
    let text = '';
    if (!this.#handle) {
      this.#handle = await this.#create();
      text = csvLine([...this.#header, 'line', 'reasons']);
    }
    for (const { row, reasons } of rows) {
      // An unparsable row is written to the first cell.
      const cells = row.kind === 'row' ? row.cells : [startOf(row.text, keptOfBroken)];
      const padded = this.#kept.map((index) => cells[index] ?? '');
      text += csvLine([
        ...padded,
        String(row.line),
        reasons.map((reason) => this.#sentences[reason]).join(' '),
      ]);
      if (text.length < writeSize) continue;
      await this.#handle.appendFile(text);
      text = '';
    }
    await this.#handle.appendFile(text);
  }

  /**
   * Closes the file.
   * @returns its path, or null if nothing was rejected
   */
  async finish(): Promise<string | null> {
    await this.#refuseDirectory();
    if (!this.#handle) {
      await rm(this.#path, { force: true }).catch((error: unknown) => this.#fail(error));
      return null;
    }
    await this.#handle.close();
    try {
      await rename(this.#staging, this.#path);
    } catch (error) {
      await rm(this.#staging, { force: true });
      this.#fail(error);
    }
    return this.#path;
  }

  /** After a failed import: keeps the file of an earlier one. */
  async discard(): Promise<void> {
    await this.#handle?.close();
    await rm(this.#staging, { force: true });
  }

  async #create(): Promise<FileHandle> {
    await this.#refuseDirectory();
    return await open(this.#staging, 'wx').catch((error: unknown) => this.#fail(error));
  }

  async #refuseDirectory(): Promise<void> {
    const found = await stat(this.#path).catch(() => undefined);
    if (!found?.isDirectory()) return;
    await this.discard();
    throw new ImportFileError(`${this.#path} is a directory: the rejected rows are written under this name.`);
  }

  #fail(error: unknown): never {
    throw new ImportFileError(`${this.#path} cannot be written (${codeOf(error) ?? 'unknown error'}).`);
  }
}
