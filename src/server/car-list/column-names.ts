import { fileColumns } from '#server/list-file/file-columns.ts';

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

/** A list of cars, as a file. */
export const carColumns = fileColumns('list of cars', importColumns, ['brandName', 'makeYear', 'price']);
