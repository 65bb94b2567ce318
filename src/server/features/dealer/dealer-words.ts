import type { Language, Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import type { ImportNote, RejectReason } from '#server/car-list/row-reasons.ts';

/** Why a row was rejected, for the dealer. */
export const rowReasons: Readonly<Record<RejectReason, Localized>> = {
  row_unreadable: localized('The row cannot be read as CSV.'),
  row_too_long: localized('The row is too long.'),
  row_shape: localized('It has a different number of cells than the first line.'),
  external_id_too_long: localized('The externalId is longer than 200 characters.'),
  brand_missing: localized('The brand is missing.'),
  brand_unknown: localized('The brand is unknown.'),
  model_missing: localized('The model is missing.'),
  model_unreadable: localized('That is not a model name.'),
  model_limit: localized('There are too many new models in one list.'),
  year_missing: localized('The year is missing.'),
  year_unreadable: localized('The year cannot be read.'),
  year_impossible: localized('The year is before 1950 or after next year.'),
  price_missing: localized('The price is missing.'),
  price_unreadable: localized('The price cannot be read.'),
  price_ambiguous: localized('The price can be read in more than one way.'),
  price_foreign: localized('The price is not in rupiah.'),
  price_down_payment: localized('The price is a down payment or an instalment.'),
  price_out_of_limits: localized('The price is below Rp 10 million or above Rp 10 billion.'),
  kilometers_impossible: localized('The mileage is more than 2,000,000 km.'),
  fuel_unknown: localized('The fuel is missing or unknown.'),
  transmission_unknown: localized('The transmission is missing or unknown.'),
  not_storable: localized('The row cannot be stored. Check its values.'),
  seller_suspended: localized('This seller’s number is suspended.'),
  province_missing: localized('Province and city are missing.'),
  province_unknown: localized('The province is unknown.'),
};

/** Values dropped or corrected in an imported row. */
export const rowNotes: Readonly<Record<ImportNote, Localized>> = {
  contact_masked: localized('Contact details in a text were masked.'),
  title_shortened: localized('The title was cut.'),
  description_shortened: localized('The description was cut.'),
  name_shortened: localized('The seller’s name was shortened.'),
  mobile_dropped: localized('A mobile number was left out.'),
  email_dropped: localized('An e-mail address is not valid and was left out.'),
  kilometers_dropped: localized('The mileage could not be read.'),
  color_dropped: localized('The colour is unknown.'),
  body_type_dropped: localized('The body type is unknown.'),
  listing_type_assumed: localized('The seller is always a dealer.'),
  city_dropped: localized('The city is unknown in that province.'),
  date_dropped: localized('The date cannot be read.'),
  plate_dropped: localized('The plate is not valid.'),
  value_dropped: localized('Another value could not be read.'),
  columns_swapped: localized('Colour and province were swapped; we have corrected that.'),
  image_missing: localized('A photo was not included.'),
  image_outside: localized('Photos at web addresses are not taken.'),
  image_refused: localized('A photo cannot be used.'),
  images_over_limit: localized('Photos after the 20th were left out.'),
  models_created: localized('A new model, which we look at first.'),
};

export const dealerWords = {
  id: {
    notAList: 'Baris pertama harus memuat nama kolom, paling sedikit merek, tahun, dan harga.',
    otherFile:
      'File ini bukan daftar Excel (XLSX) atau CSV yang terbaca. Simpan ulang sebagai XLSX atau CSV.',
    tooManyRows: (most: number) => `Paling banyak ${most} baris sekali kirim.`,
    busy: 'Daftar sebelumnya masih diproses.',
    stock: 'Batas jumlah iklan Anda tercapai.',
    notYours: 'Tidak ada iklan Anda dengan externalId ini.',
    ended: 'Sudah terjual atau dihapus; tidak diubah.',
    renew: 'Waktunya habis; perpanjang dari daftar iklan Anda.',
    repeated: 'externalId ini sudah ada di baris lain.',
  },
  en: {
    notAList: 'The first line has to name the columns, at least brand, year and price.',
    otherFile: 'This is no readable Excel (XLSX) or CSV list. Save it again as XLSX or CSV.',
    tooManyRows: (most: number) => `At most ${most} rows at a time.`,
    busy: 'The list before is still being worked on.',
    stock: 'Your limit of ads is reached.',
    notYours: 'None of your ads has this externalId.',
    ended: 'Sold or removed, and left as it is.',
    renew: 'Its time is over: renew it in your list of ads.',
    repeated: 'This externalId stands in another row too.',
  },
} as const satisfies Record<Language, unknown>;
