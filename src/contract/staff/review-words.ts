import type { Localized } from '#contract/language.ts';
import type { ReviewReason } from '#contract/sell/own-listing.ts';

/** What the seller of a pending or rejected listing is told, including what to do about it. */
export const reviewReasonWords: Readonly<
  Record<ReviewReason, { readonly title: Localized; readonly advice: Localized }>
> = {
  mobile_unverified: {
    title: { id: 'Nomor HP belum diverifikasi', en: 'The mobile number is not verified' },
    advice: {
      id: 'Masuk dengan nomor yang tertera di iklan.',
      en: 'Sign in with the number in the ad.',
    },
  },
  no_readable_photo: {
    title: { id: 'Belum ada foto yang bisa dibuka', en: 'There is no photo that opens' },
    advice: { id: 'Tambahkan paling sedikit satu foto mobil.', en: 'Add at least one photo of the car.' },
  },
  price_far_from_market: {
    title: { id: 'Harga jauh dari harga pasar', en: 'The price is far from the market' },
    advice: { id: 'Periksa jumlah nol pada harga.', en: 'Check the zeros of the price.' },
  },
  contact_details: {
    title: { id: 'Ada kontak di dalam teks', en: 'There are contact details in the text' },
    advice: {
      id: 'Hapus nomor, alamat, dan nama akun. Pembeli menghubungi Anda lewat tombol kontak.',
      en: 'Remove phone numbers, addresses and account names. Buyers reach you through the contact button.',
    },
  },
  down_payment_as_price: {
    title: { id: 'Harga yang ditulis adalah uang muka', en: 'The price given is a down payment' },
    advice: { id: 'Tulis harga penuh mobilnya.', en: 'Enter the full price of the car.' },
  },
  photo_of_another_listing: {
    title: { id: 'Foto sudah dipakai di iklan lain', en: 'A photo is already used in another ad' },
    advice: { id: 'Pakai foto Anda sendiri.', en: 'Use photos of your own.' },
  },
  plate_of_another_account: {
    title: { id: 'Nomor polisi dipakai di iklan lain', en: 'This plate is already used in another ad' },
    advice: { id: 'Periksa nomor polisinya.', en: 'Check the plate.' },
  },
  unknown_model: {
    title: { id: 'Model belum ada di daftar kami', en: 'The model is not in our list yet' },
    advice: {
      id: 'Sedang kami periksa. Kalau ada di daftar, pilih dari sana.',
      en: 'We are checking it. If the list has it, choose it there.',
    },
  },
  stock_limit: {
    title: { id: 'Batas jumlah iklan tercapai', en: 'You have reached the limit of ads' },
    advice: {
      id: 'Tandai terjual atau hapus iklan lain dulu.',
      en: 'Mark another ad as sold or remove it first.',
    },
  },
  photos_unclear: {
    title: { id: 'Foto kurang jelas', en: 'The photos are not clear' },
    advice: {
      id: 'Ganti dengan foto mobil yang terang dan tajam.',
      en: 'Replace them with bright, sharp photos of the car.',
    },
  },
  wrong_facts: {
    title: { id: 'Data tidak sesuai mobilnya', en: 'The details do not match the car' },
    advice: {
      id: 'Periksa merek, model, tahun, dan jarak tempuh.',
      en: 'Check brand, model, year and mileage.',
    },
  },
  duplicate_ad: {
    title: { id: 'Mobil yang sama sudah diiklankan', en: 'The same car is already advertised' },
    advice: { id: 'Cukup satu iklan untuk satu mobil.', en: 'One ad for one car is enough.' },
  },
  not_a_car: {
    title: { id: 'Ini bukan iklan mobil', en: 'This is not an ad for a car' },
    advice: { id: 'Hanya mobil yang bisa diiklankan di sini.', en: 'Only cars can be advertised here.' },
  },
  already_sold: {
    title: { id: 'Mobil sudah terjual', en: 'The car is already sold' },
    advice: { id: 'Tandai iklan sebagai terjual.', en: 'Mark the ad as sold.' },
  },
  suspected_fraud: {
    title: { id: 'Iklan ini meragukan', en: 'We have doubts about this ad' },
    advice: { id: 'Hubungi kami kalau ini keliru.', en: 'Contact us if that is a mistake.' },
  },
  offensive: {
    title: { id: 'Isi tidak pantas', en: 'The content is not acceptable' },
    advice: { id: 'Hapus kata atau foto itu.', en: 'Remove those words or photos.' },
  },
  seller_suspended: {
    title: { id: 'Nomor ini ditangguhkan', en: 'This number is suspended' },
    advice: { id: 'Hubungi kami.', en: 'Please contact us.' },
  },
};
