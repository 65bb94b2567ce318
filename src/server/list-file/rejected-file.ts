import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import { codeOf } from '#server/process/error-reason.ts';
import { isOwnColumn } from './file-columns.ts';
import { ImportFileError } from './list-file-error.ts';
import type { SourceRow } from './source-row.ts';
import { keptOfBroken, startOf } from './text-lines.ts';

/** Rows are buffered to about this many characters for one write. */
const writeSize = 65_536;

/** A guard against cells that a spreadsheet would run as a formula. */
const csvLine = (cells: readonly string[]) => stringify([cells], { escape_formulas: true });

export type RejectedRow<Reason extends string> = {
  readonly row: SourceRow<string>;
  readonly reasons: readonly Reason[];
};

/**
 * The rejected rows, in a file beside the original: its columns, the line, the reasons. It can be corrected and
 * imported as it is. It gets its name at the end of the import; an earlier one is deleted when nothing was rejected.
 */
export class RejectedFile<Reason extends string> {
  readonly #path: string;
  readonly #staging: string;
  readonly #header: readonly string[];
  /** Columns to copy: an imported file of rejected rows has two that are written anew. */
  readonly #kept: readonly number[];
  /** Each reason's sentence. */
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
      // An unparsable row is in the first cell.
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

  /** Its path, if anything was rejected. */
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

  /** After a failure: keeps an earlier import's file. */
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
