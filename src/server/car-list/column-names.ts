/** The fields of a listing that an import reads; a header may write them in any case and order. */
export const importColumns = [
  'externalId',
  'title',
  'brandName',
  'modelName',
  'variantName',
  'makeYear',
  'registrationYear',
  'kilometerDriven',
  'price',
  'transmission',
  'fuelType',
  'bodyType',
  'color',
  'provinceName',
  'cityName',
  'listingType',
  'listedAt',
  'name',
  'mobile',
  'email',
  'isWhatsapp',
  'description',
  'imageUrls',
  'ownership',
  'regNo',
  'isInsurance',
  'taxPaidUntil',
  'bpkbHolder',
  'plateRegion',
  'plateParity',
  'serviceRecord',
  'accidentFree',
  'floodFree',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** One row of a file: trimmed texts, absent where the file has no such column. */
export type RawRow = Readonly<Partial<Record<ImportColumn, string>>>;

const simple = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]/g, '');
const byName = new Map<string, ImportColumn>(importColumns.map((column) => [simple(column), column]));
/** Written by the importer into a file of rejected rows; ignored when that file is imported. */
const ownColumns = new Set(['line', 'reasons']);

export function columnOf(header: string): ImportColumn | undefined {
  return byName.get(simple(header));
}

export function isOwnColumn(header: string): boolean {
  return ownColumns.has(simple(header));
}

/** Strips an export's guard against spreadsheet formulas. */
export function cellText(text: string): string {
  return text.replace(/^'(?=[=+\-@\t\r])/, '').trim();
}

export const requiredColumns = ['brandName', 'makeYear', 'price'] as const satisfies readonly ImportColumn[];
