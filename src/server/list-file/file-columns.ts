import { ImportFileError } from './list-file-error.ts';

/**
 * The columns of a list file. Header names are case-insensitive and may contain spaces, dashes or
 * underscores.
 */
export interface FileColumns<Column extends string> {
  /** Name of the list in error messages, such as `list of cars`. */
  readonly what: string;
  readonly names: readonly Column[];
  readonly required: readonly Column[];
  of(header: string): Column | undefined;
}

const simple = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** @param synonyms other names of columns, as people head them */
export function fileColumns<Column extends string>(
  what: string,
  names: readonly Column[],
  required: readonly Column[],
  synonyms?: Readonly<Partial<Record<Column, readonly string[]>>>,
): FileColumns<Column> {
  const byName = new Map(
    names.flatMap((name) => [name, ...(synonyms?.[name] ?? [])].map((each) => [simple(each), name])),
  );
  return { what, names, required, of: (header) => byName.get(simple(header)) };
}

/** The first line of a list. */
export interface ListHeader<Column extends string> {
  readonly names: readonly string[];
  /** By position; undefined for unknown and repeated names. */
  readonly columns: readonly (Column | undefined)[];
  readonly unknown: ReadonlySet<string>;
}

export function headerOf<Column extends string>(
  cells: readonly string[],
  known: FileColumns<Column>,
): ListHeader<Column> {
  const names = cells.map((name) => name.trim());
  const read = names.map(known.of);
  const columns = read.map((column, index) => (read.indexOf(column) === index ? column : undefined));
  const unknown = names.filter(
    (name, index) => name !== '' && columns[index] === undefined && !isOwnColumn(name),
  );
  return { names, columns, unknown: new Set(unknown) };
}

/** A list with more columns is none. */
export const mostColumns = 500;

/** @throws ImportFileError if required columns are missing */
export function checkedHeader<Column extends string, Header extends ListHeader<Column>>(
  path: string,
  header: Header | undefined,
  known: FileColumns<Column>,
): Header {
  const missing = known.required.filter((column) => !header?.columns.includes(column));
  if (header && missing.length === 0) return header;
  throw new ImportFileError(
    `${path} is no ${known.what}: its first line names no column ${missing.join(', ')}.`,
  );
}

/** The known cells of a row. */
export function valuesOf<Column extends string>(
  { columns }: ListHeader<Column>,
  cells: readonly string[],
): Partial<Record<Column, string>> {
  const values: Partial<Record<Column, string>> = {};
  for (const [index, column] of columns.entries())
    if (column !== undefined) values[column] = cellText(cells[index] ?? '');
  return values;
}

/** Added by the importer to the file of rejected rows; ignored when that file is imported. */
const ownColumns = new Set(['line', 'reasons']);

export function isOwnColumn(header: string): boolean {
  return ownColumns.has(simple(header));
}

/** Strips the prefix that exports add to prevent formula injection in spreadsheets. */
export function cellText(text: string): string {
  return text.replace(/^'(?=[=+\-@\t\r])/, '').trim();
}
