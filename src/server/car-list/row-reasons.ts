import { carFactNames } from '#contract/listing/car-facts.ts';
import { brokenRows } from '#server/list-file/source-row.ts';

/*
 * Reasons for rejecting a row, and notes on an imported one. The command line is in English; summaries
 * count by code.
 */

export const rejectReasons = {
  ...brokenRows,
  external_id_too_long: 'The external id is longer than 200 characters.',
  brand_missing: 'The brand is missing.',
  brand_unknown: 'The brand is none that the catalogue knows.',
  model_missing: 'The model is missing or only says "other", and the title names none that is known.',
  model_unreadable: 'The model is no name a model could have.',
  model_limit: 'The import already created as many new models as one import may.',
  year_missing: 'The year of make is missing.',
  year_unreadable: 'The year of make is not a year.',
  year_impossible: 'The year of make lies before 1950 or after next year.',
  price_missing: 'The price is missing.',
  price_unreadable: 'The price is not one readable amount.',
  price_ambiguous: 'The price can be read as more than one amount.',
  price_foreign: 'The price is not in rupiah.',
  price_down_payment: 'The price column names a down payment or an instalment, not the full price.',
  price_out_of_limits: 'The price lies below Rp 10,000,000 or above Rp 10,000,000,000.',
  kilometers_impossible: 'The distance driven is more than 2,000,000 km.',
  fuel_unknown: 'The fuel is missing or unknown, and neither variant nor model says it.',
  transmission_unknown: 'The transmission is missing or unknown, and neither variant nor model says it.',
  not_storable: 'The database did not take the row.',
  seller_suspended: 'Staff keeps the number of the seller out.',
  province_missing: 'The province is missing, and no city says it.',
  province_unknown: 'The province is none of Indonesia.',
} as const satisfies Record<string, string>;
export type RejectReason = keyof typeof rejectReasons;

export const importNotes = {
  contact_masked: 'A contact detail in a title, description, name or variant was masked.',
  title_shortened: 'A title was cut to 120 characters.',
  description_shortened: 'A description was cut to 1,000 characters.',
  name_shortened: 'A seller name was shortened to 35 letters.',
  mobile_dropped: 'A mobile number is no possible Indonesian one and was left out.',
  email_dropped: 'An e-mail address is none and was left out.',
  kilometers_dropped: 'A distance driven could not be read and was left out.',
  color_dropped: 'A colour is unknown and was left out.',
  body_type_dropped: "A body type is unknown; the model's own stands instead.",
  listing_type_assumed: 'A kind of seller is unknown and was taken as private.',
  city_dropped: 'A city is unknown or lies in another province and was left out.',
  date_dropped: 'A listing date is unreadable or in the future; the moment of the import stands instead.',
  plate_dropped: 'A plate is none and was left out.',
  value_dropped: 'Another optional value could not be read and was left out.',
  columns_swapped: "Colour and province stood in each other's column and were put right.",
  image_missing: 'An image does not exist or cannot be opened.',
  image_outside: "An image is named by a web address or lies outside the file's folder; it was left out.",
  image_refused: 'An image is no readable JPEG, PNG, WebP or AVIF within 15 MB and 50 megapixels.',
  images_over_limit: 'Images beyond the twentieth were left out.',
  models_created: 'A model unknown to the catalogue was created and waits for review.',
} as const satisfies Record<string, string>;
export type ImportNote = keyof typeof importNotes;

/** Columns of a car whose cell may be unreadable without rejecting the row. */
export const unreadColumns = [
  'kilometerDriven',
  'bodyType',
  'cityId',
  'color',
  'mobile',
  'email',
  'registrationYear',
  'regNo',
  'plateRegion',
  'plateParity',
  ...carFactNames,
] as const;
export type UnreadColumn = (typeof unreadColumns)[number];

/** A parsed cell: a value, or the reason it is invalid. */
export type Reading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: RejectReason };

export function read<Value>(value: Value): Reading<Value> {
  return { ok: true, value };
}

export function unread(reason: RejectReason): { ok: false; reason: RejectReason } {
  return { ok: false, reason };
}
