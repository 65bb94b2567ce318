import type { Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';

type ListColumn = {
  /** The name in the header line. */
  readonly name: string;
  readonly isNeeded?: boolean;
  readonly meaning: Localized;
  readonly example: string;
};

/** The columns of a dealer's list that people fill in, in template order. */
export const listColumns: readonly ListColumn[] = [
  {
    name: 'externalId',
    meaning: localized('Your own stock number'),
    example: 'STOK-001',
  },
  { name: 'brandName', isNeeded: true, meaning: localized('Brand'), example: 'Toyota' },
  { name: 'modelName', isNeeded: true, meaning: localized('Model'), example: 'Avanza' },
  { name: 'variantName', meaning: localized('Variant'), example: '1.5 G MT' },
  {
    name: 'makeYear',
    isNeeded: true,
    meaning: localized('Year made'),
    example: '2019',
  },
  {
    name: 'price',
    isNeeded: true,
    meaning: localized('Cash price, in rupiah'),
    example: '165000000',
  },
  {
    name: 'kilometerDriven',
    meaning: localized('Mileage in kilometres', 'dealer list'),
    example: '68000',
  },
  {
    name: 'transmission',
    isNeeded: true,
    meaning: localized('Transmission: manual or otomatis (automatic)'),
    example: 'manual',
  },
  { name: 'fuelType', isNeeded: true, meaning: localized('Fuel'), example: 'bensin' },
  { name: 'color', meaning: localized('Colour'), example: 'putih' },
  {
    name: 'provinceName',
    isNeeded: true,
    meaning: localized('Province'),
    example: 'Jawa Barat',
  },
  { name: 'cityName', meaning: localized('City'), example: 'Bekasi' },
  { name: 'regNo', meaning: localized('Plate'), example: 'B 1234 XYZ' },
  {
    name: 'description',
    meaning: localized('Description, without phone numbers'),
    example: 'Servis rutin di bengkel resmi',
  },
  {
    name: 'imageUrls',
    meaning: localized('File names of the photos, separated by |, the cover first'),
    example: 'avanza-depan.jpg|avanza-dalam.jpg',
  },
];

/** Between cells: that of spreadsheets in Indonesia, which open the file in columns. Any usual one is read. */
export const cellDelimiter = ';';

const cell = (text: string) => (/[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A template with one example car, to be filled in with a spreadsheet. */
export function listTemplate(): string {
  const lines = [listColumns.map(({ name }) => name), listColumns.map(({ example }) => example)];
  return `${lines.map((cells) => cells.map(cell).join(cellDelimiter)).join('\r\n')}\r\n`;
}
