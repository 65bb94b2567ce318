export const csvDelimiters = [',', ';', '\t'] as const;
export type CsvDelimiter = (typeof csvDelimiters)[number];

/** `open`: a quoted cell has not ended yet. `invalid`: characters follow a closing quote. */
export type CsvRecord = readonly string[] | 'open' | 'invalid';

/**
 * The cells of one record (RFC 4180). A quote within an unquoted cell is literal (`velg 17"`).
 *
 * Not csv-parse: with an unclosed quote it swallows the rows up to the next quote in the file. Reading record
 * by record, the importer rejects only the broken line and continues with the next.
 */
export function parseCsvRecord(text: string, delimiter: CsvDelimiter): CsvRecord {
  if (!text.includes('"')) return text.split(delimiter);
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    if (text[at] === '"') {
      let cell = '';
      for (;;) {
        const quote = text.indexOf('"', at + 1);
        if (quote < 0) return 'open';
        cell += text.slice(at + 1, quote);
        at = quote + 1;
        if (text[at] !== '"') break;
        cell += '"';
      }
      cells.push(cell);
    } else {
      const next = text.indexOf(delimiter, at);
      const end = next < 0 ? text.length : next;
      cells.push(text.slice(at, end));
      at = end;
    }
    if (at === text.length) return cells;
    if (text[at] !== delimiter) return 'invalid';
    at += 1;
  }
}
