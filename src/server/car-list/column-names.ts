import { fileColumns } from '#server/list-file/file-columns.ts';

/** The columns an import reads; header names are case-insensitive and may come in any order. */
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

/** One row of a file: trimmed texts; absent if the file has no such column. */
export type RawRow = Readonly<Partial<Record<ImportColumn, string>>>;

/** The file format of a list of cars. */
export const carColumns = fileColumns('list of cars', importColumns, ['brandName', 'makeYear', 'price']);
