import type { Language, Localized } from '#contract/language.ts';
import type { ImportNote, RejectReason } from '#server/car-list/row-reasons.ts';

/** Why a row was rejected, for the dealer. */
export const rowReasons: Readonly<Record<RejectReason, Localized>> = {
  row_unreadable: { id: 'Baris tidak terbaca sebagai CSV.', en: 'The row cannot be read as CSV.' },
  row_too_long: { id: 'Baris terlalu panjang.', en: 'The row is too long.' },
  row_shape: {
    id: 'Jumlah kolom berbeda dari baris pertama.',
    en: 'It has a different number of cells than the first line.',
  },
  external_id_too_long: {
    id: 'externalId lebih dari 200 karakter.',
    en: 'The externalId is longer than 200 characters.',
  },
  brand_missing: { id: 'Merek belum diisi.', en: 'The brand is missing.' },
  brand_unknown: { id: 'Merek tidak dikenal.', en: 'The brand is unknown.' },
  model_missing: { id: 'Model belum diisi.', en: 'The model is missing.' },
  model_unreadable: { id: 'Model ini bukan nama model.', en: 'That is not a model name.' },
  model_limit: {
    id: 'Terlalu banyak model baru dalam satu daftar.',
    en: 'There are too many new models in one list.',
  },
  year_missing: { id: 'Tahun belum diisi.', en: 'The year is missing.' },
  year_unreadable: { id: 'Tahun tidak terbaca.', en: 'The year cannot be read.' },
  year_impossible: {
    id: 'Tahun sebelum 1950 atau setelah tahun depan.',
    en: 'The year is before 1950 or after next year.',
  },
  price_missing: { id: 'Harga belum diisi.', en: 'The price is missing.' },
  price_unreadable: { id: 'Harga tidak terbaca.', en: 'The price cannot be read.' },
  price_ambiguous: {
    id: 'Harga bisa dibaca lebih dari satu cara.',
    en: 'The price can be read in more than one way.',
  },
  price_foreign: { id: 'Harga tidak dalam rupiah.', en: 'The price is not in rupiah.' },
  price_down_payment: {
    id: 'Kolom harga berisi uang muka atau cicilan.',
    en: 'The price is a down payment or an instalment.',
  },
  price_out_of_limits: {
    id: 'Harga di bawah Rp 10 Juta atau di atas Rp 10 Milyar.',
    en: 'The price is below Rp 10 million or above Rp 10 billion.',
  },
  kilometers_impossible: {
    id: 'Jarak tempuh lebih dari 2.000.000 km.',
    en: 'The mileage is more than 2,000,000 km.',
  },
  fuel_unknown: { id: 'Bahan bakar tidak dikenal.', en: 'The fuel is missing or unknown.' },
  transmission_unknown: { id: 'Transmisi tidak dikenal.', en: 'The transmission is missing or unknown.' },
  not_storable: {
    id: 'Baris ini tidak bisa disimpan. Periksa isinya.',
    en: 'The row cannot be stored. Check its values.',
  },
  seller_suspended: { id: 'Nomor penjual ini ditangguhkan.', en: 'This seller’s number is suspended.' },
  province_missing: { id: 'Provinsi atau kota belum diisi.', en: 'Province and city are missing.' },
  province_unknown: { id: 'Provinsi tidak dikenal.', en: 'The province is unknown.' },
};

/** Values dropped or corrected in an imported row. */
export const rowNotes: Readonly<Record<ImportNote, Localized>> = {
  contact_masked: { id: 'Kontak di dalam teks disamarkan.', en: 'Contact details in a text were masked.' },
  title_shortened: { id: 'Judul dipotong.', en: 'The title was cut.' },
  description_shortened: { id: 'Deskripsi dipotong.', en: 'The description was cut.' },
  name_shortened: { id: 'Nama penjual disingkat.', en: 'The seller’s name was shortened.' },
  mobile_dropped: { id: 'Nomor HP tidak dipakai.', en: 'A mobile number was left out.' },
  email_dropped: {
    id: 'Email tidak valid dan tidak dipakai.',
    en: 'An e-mail address is not valid and was left out.',
  },
  kilometers_dropped: { id: 'Jarak tempuh tidak terbaca.', en: 'The mileage could not be read.' },
  color_dropped: { id: 'Warna tidak dikenal.', en: 'The colour is unknown.' },
  body_type_dropped: { id: 'Tipe bodi tidak dikenal.', en: 'The body type is unknown.' },
  listing_type_assumed: { id: 'Jenis penjual selalu dealer.', en: 'The seller is always a dealer.' },
  city_dropped: { id: 'Kota tidak dikenal di provinsi itu.', en: 'The city is unknown in that province.' },
  date_dropped: { id: 'Tanggal tidak terbaca.', en: 'The date cannot be read.' },
  plate_dropped: { id: 'Nomor polisi tidak valid.', en: 'The plate is not valid.' },
  value_dropped: { id: 'Satu isian lain tidak terbaca.', en: 'Another value could not be read.' },
  columns_swapped: {
    id: 'Warna dan provinsi tertukar; sudah dibetulkan.',
    en: 'Colour and province were swapped; we corrected that.',
  },
  image_missing: { id: 'Ada foto yang belum dikirim.', en: 'A photo was not included.' },
  image_outside: { id: 'Foto dari alamat web tidak diambil.', en: 'Photos at web addresses are not taken.' },
  image_refused: { id: 'Ada foto yang tidak bisa dipakai.', en: 'A photo cannot be used.' },
  images_over_limit: {
    id: 'Foto setelah yang ke-20 tidak dipakai.',
    en: 'Photos after the 20th were left out.',
  },
  models_created: {
    id: 'Model baru; kami periksa dulu.',
    en: 'A new model, which we look at first.',
  },
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
