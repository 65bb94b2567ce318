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
    .replace(/[\s_-]/g, '');

export function fileColumns<Column extends string>(
  what: string,
  names: readonly Column[],
  required: readonly Column[],
): FileColumns<Column> {
  const byName = new Map(names.map((name) => [simple(name), name]));
  return { what, names, required, of: (header) => byName.get(simple(header)) };
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
