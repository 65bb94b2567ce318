import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { codeOf } from '#server/error-reason.ts';
import { ImportFileError } from './import-file-error.ts';

export interface TextLine {
  readonly number: number;
  readonly text: string;
  /** The line was cut: it went on beyond any listing's length. */
  readonly tooLong: boolean;
}

export const longestLine = 1_048_576;
const keptOfTooLong = 1000;

async function encodingOf(path: string): Promise<BufferEncoding> {
  const handle = await open(path, 'r').catch((error: unknown) => {
    throw new ImportFileError(`${path} cannot be read (${codeOf(error) ?? 'unknown error'}).`);
  });
  try {
    if (!(await handle.stat()).isFile()) throw new ImportFileError(`${path} is not a file.`);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    const mark = buffer.subarray(0, bytesRead).toString('hex');
    if (mark === 'feff')
      throw new ImportFileError(`${path} is UTF-16 with the wrong byte order: save it as UTF-8.`);
    // What spreadsheets call "Unicode text".
    return mark === 'fffe' ? 'utf16le' : 'utf8';
  } finally {
    await handle.close();
  }
}

/** The lines of a text file, a bounded stretch at a time, without their ends and without a byte order mark. */
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
    return { number, tooLong, text: tooLong ? plain.slice(0, keptOfTooLong) : plain.replace(/\r$/, '') };
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
