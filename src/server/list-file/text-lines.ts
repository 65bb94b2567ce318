import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { codeOf } from '#server/process/error-reason.ts';
import { ImportFileError } from './list-file-error.ts';

export interface TextLine {
  readonly number: number;
  readonly text: string;
  /** The line was longer than any valid row and has been truncated. */
  readonly tooLong: boolean;
}

export const longestLine = 1_048_576;
const keptOfTooLong = 1000;
/** Number of characters kept of an unparsable row, enough to recognise it. */
export const keptOfBroken = 8000;

/** A copy of the start of a text: a slice would keep the whole text in memory. */
export function startOf(text: string, length: number): string {
  return Buffer.from(text.slice(0, length), 'utf16le').toString('utf16le');
}

async function encodingOf(path: string): Promise<BufferEncoding> {
  const unreadable = (error: unknown): never => {
    throw new ImportFileError(`${path} cannot be read (${codeOf(error) ?? 'unknown error'}).`);
  };
  // Checked before opening, because opening a pipe would block.
  if (!(await stat(path).catch(unreadable)).isFile()) throw new ImportFileError(`${path} is not a file.`);
  const handle = await open(path, 'r').catch(unreadable);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    const mark = buffer.subarray(0, bytesRead).toString('hex');
    if (mark === 'feff')
      throw new ImportFileError(`${path} is UTF-16 with the wrong byte order: save it as UTF-8.`);
    // UTF-16, which spreadsheets call "Unicode text".
    return mark === 'fffe' ? 'utf16le' : 'utf8';
  } finally {
    await handle.close();
  }
}

/** The lines of a text file in chunks of bounded size, without line endings and byte order mark. */
export async function* readTextLines(path: string): AsyncGenerator<TextLine[], void> {
  const stream = createReadStream(path, { encoding: await encodingOf(path), highWaterMark: 262_144 });
  let number = 0;
  let rest = '';
  let skipping = false;
  const line = (text: string): TextLine => {
    number += 1;
    const tooLong = skipping || text.length > longestLine;
    skipping = false;
    const plain = number === 1 ? text.replace(/^\ufeff/, '') : text;
    return { number, tooLong, text: tooLong ? startOf(plain, keptOfTooLong) : plain.replace(/\r$/, '') };
  };
  try {
    for await (const chunk of stream) {
      const parts = `${rest}${String(chunk)}`.split('\n');
      rest = parts.pop() ?? '';
      yield parts.map(line);
      if (rest.length > longestLine) {
        rest = rest.slice(0, keptOfTooLong);
        skipping = true;
      }
    }
  } catch (error) {
    throw new ImportFileError(`${path} could not be read to its end (${codeOf(error) ?? 'unknown error'}).`);
  }
  if (rest !== '' || skipping) yield [line(rest)];
}

/** The same for text in memory. */
export async function* linesOf(text: string): AsyncGenerator<TextLine[], void> {
  const lines = text.replace(/^\ufeff/, '').split('\n');
  yield lines.map((line, at) => {
    const tooLong = line.length > longestLine;
    return {
      number: at + 1,
      tooLong,
      text: tooLong ? line.slice(0, keptOfTooLong) : line.replace(/\r$/, ''),
    };
  });
}
