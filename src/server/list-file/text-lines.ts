import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { EncodingGuess } from '#contract/dealer/text-encoding.ts';
import { codeOf } from '#server/process/error-reason.ts';
import { FileKindError, ImportFileError } from './list-file-error.ts';

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

/** Files that are called lists and are none, by their first bytes. */
const otherKinds: readonly (readonly [start: RegExp, what: string])[] = [
  [/^d0cf11e0/, 'an old Excel file (.xls)'],
  [/^504b0304/, 'a packed file, such as a spreadsheet'],
  [/^25504446/, 'a PDF'],
  // `<`, after a byte order mark and white space: an HTML table that calls itself .xls or .csv.
  [/^(?:efbbbf)?(?:20|09|0d|0a)*3c/, 'a web page (HTML)'],
];

/** UTF-8, or what Excel calls CSV in Indonesia and Europe. */
async function byteEncoding(path: string): Promise<string> {
  const guess = new EncodingGuess((options) => new TextDecoder('utf-8', options));
  for await (const chunk of createReadStream(path, { highWaterMark: 262_144 })) guess.add(chunk);
  return guess.end();
}

async function encodingOf(path: string): Promise<string> {
  const unreadable = (error: unknown): never => {
    throw new ImportFileError(`${path} cannot be read (${codeOf(error) ?? 'unknown error'}).`);
  };
  // Checked before opening, because opening a pipe would block.
  if (!(await stat(path).catch(unreadable)).isFile()) throw new ImportFileError(`${path} is not a file.`);
  const handle = await open(path, 'r').catch(unreadable);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    const start = buffer.subarray(0, bytesRead).toString('hex');
    const other = otherKinds.find(([kind]) => kind.test(start))?.[1];
    if (other !== undefined)
      throw new FileKindError(`${path} is ${other}, not a list: save it as XLSX or as CSV.`);
    if (start.startsWith('feff'))
      throw new ImportFileError(`${path} is UTF-16 with the wrong byte order: save it as UTF-8.`);
    // UTF-16, which spreadsheets call "Unicode text".
    if (start.startsWith('fffe')) return 'utf-16le';
    return await byteEncoding(path);
  } finally {
    await handle.close();
  }
}

/** A file of an old Mac, or of a program for it, ends its lines with CR only. */
const lineEndOf = (text: string): string => (!text.includes('\n') && text.includes('\r') ? '\r' : '\n');

/** The lines of a text file in chunks of bounded size, without line endings and byte order mark. */
export async function* readTextLines(path: string): AsyncGenerator<TextLine[], void> {
  const decoder = new TextDecoder(await encodingOf(path), { ignoreBOM: true });
  const stream = createReadStream(path, { highWaterMark: 262_144 });
  let end: string | undefined;
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
      const text = decoder.decode(chunk, { stream: true });
      end ??= lineEndOf(text);
      const parts = `${rest}${text}`.split(end);
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
  rest += decoder.decode();
  if (rest !== '' || skipping) yield [line(rest)];
}

/** Lines in a piece; other requests are served after each. */
const linesAtOnce = 1000;

/** The same for text in memory. */
export async function* linesOf(given: string): AsyncGenerator<TextLine[], void> {
  const text = given.replace(/^\ufeff/, '');
  const end = lineEndOf(text);
  let number = 0;
  let lines: TextLine[] = [];
  for (let from = 0; from <= text.length; ) {
    const next = text.indexOf(end, from);
    const to = next < 0 ? text.length : next;
    const tooLong = to - from > longestLine;
    const line = text.slice(from, tooLong ? from + keptOfTooLong : to);
    number += 1;
    lines.push({ number, tooLong, text: line.replace(/\r$/, '') });
    from = to + 1;
    if (lines.length < linesAtOnce) continue;
    yield lines;
    lines = [];
    await nextTurn();
  }
  yield lines;
}
