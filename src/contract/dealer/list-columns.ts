import type { Localized } from '#contract/language.ts';

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
    meaning: { id: 'Nomor stok Anda sendiri', en: 'Your own stock number' },
    example: 'STOK-001',
  },
  { name: 'brandName', isNeeded: true, meaning: { id: 'Merek', en: 'Brand' }, example: 'Toyota' },
  { name: 'modelName', isNeeded: true, meaning: { id: 'Model', en: 'Model' }, example: 'Avanza' },
  { name: 'variantName', meaning: { id: 'Varian', en: 'Variant' }, example: '1.5 G MT' },
  {
    name: 'makeYear',
    isNeeded: true,
    meaning: { id: 'Tahun pembuatan', en: 'Year made' },
    example: '2019',
  },
  {
    name: 'price',
    isNeeded: true,
    meaning: { id: 'Harga jual tunai, dalam rupiah', en: 'Cash price, in rupiah' },
    example: '165000000',
  },
  {
    name: 'kilometerDriven',
    meaning: { id: 'Jarak tempuh dalam km', en: 'Mileage in kilometres' },
    example: '68000',
  },
  {
    name: 'transmission',
    isNeeded: true,
    meaning: { id: 'Transmisi: manual atau otomatis', en: 'Transmission: manual or otomatis (automatic)' },
    example: 'manual',
  },
  { name: 'fuelType', isNeeded: true, meaning: { id: 'Bahan bakar', en: 'Fuel' }, example: 'bensin' },
  { name: 'color', meaning: { id: 'Warna', en: 'Colour' }, example: 'putih' },
  {
    name: 'provinceName',
    isNeeded: true,
    meaning: { id: 'Provinsi', en: 'Province' },
    example: 'Jawa Barat',
  },
  { name: 'cityName', meaning: { id: 'Kota', en: 'City' }, example: 'Bekasi' },
  { name: 'regNo', meaning: { id: 'Nomor polisi', en: 'Plate' }, example: 'B 1234 XYZ' },
  {
    name: 'description',
    meaning: { id: 'Keterangan, tanpa nomor HP', en: 'Description, without phone numbers' },
    example: 'Servis rutin di bengkel resmi',
  },
  {
    name: 'imageUrls',
    meaning: {
      id: 'Nama file foto, dipisah tanda |, sampul lebih dulu',
      en: 'File names of the photos, separated by |, the cover first',
    },
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
