/** The columns of a kind of list. A header may write their names in any case, with spaces, dashes or underscores. */
export interface FileColumns<Column extends string> {
  /** Such as `list of cars`, for an error. */
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

/** Written by the importer into a file of rejected rows; ignored when that file is imported. */
const ownColumns = new Set(['line', 'reasons']);

export function isOwnColumn(header: string): boolean {
  return ownColumns.has(simple(header));
}

/** Strips an export's guard against spreadsheet formulas. */
export function cellText(text: string): string {
  return text.replace(/^'(?=[=+\-@\t\r])/, '').trim();
}
