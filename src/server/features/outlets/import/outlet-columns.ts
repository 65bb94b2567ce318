import { fileColumns } from '#server/list-file/file-columns.ts';
import { brokenRows } from '#server/list-file/source-row.ts';

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

const names = [
  'externalId',
  'brandName',
  'kinds',
  'name',
  'cityName',
  'provinceName',
  'address',
  'latitude',
  'longitude',
  'telephone',
  'whatsapp',
  'offers',
  'status',
  ...weekdays,
] as const;
export type OutletColumn = (typeof names)[number];
export type RawOutlet = Readonly<Partial<Record<OutletColumn, string>>>;

/** The file format of a list of dealers and service centres. */
export const outletColumns = fileColumns('list of dealers', names, [
  'brandName',
  'name',
  'cityName',
  'offers',
]);

export const outletRejects = {
  ...brokenRows,
  external_id_too_long: 'The external id is longer than 200 characters.',
  brand_missing: 'The brand is missing.',
  brand_unknown: 'The catalogue of new vehicles does not know the brand, or not for that kind.',
  kind_unknown: 'A kind is none of mobil, motor, truk and motor-roda-tiga.',
  name_missing: 'The name is missing, or longer than 120 characters.',
  city_missing: 'The city is missing.',
  city_unknown: 'The city is none of Indonesia, or lies in another province.',
  status_unknown: 'The status is neither open (buka) nor closed (tutup).',
  offers_missing: 'It does not say what is offered there.',
  offer_unknown: 'What is offered is none of sales, service, parts, test-drive, body-repair and charging.',
  repeated: 'The same outlet stands in the file before.',
} as const satisfies Record<string, string>;
export type OutletReject = keyof typeof outletRejects;

export const outletNotes = {
  closed: 'An outlet was closed and is no longer shown.',
  address_shortened: 'An address was cut to 300 characters.',
  position_dropped: 'A position is unreadable, outside Indonesia or far from its city, and was left out.',
  telephone_dropped: 'A telephone number is no Indonesian one and was left out.',
  whatsapp_dropped: 'A WhatsApp number is no Indonesian mobile one and was left out.',
  hours_dropped: 'Opening hours could not be read, or not of every day, and were left out.',
} as const satisfies Record<string, string>;
export type OutletNote = keyof typeof outletNotes;
