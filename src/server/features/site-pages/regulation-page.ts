import { sitePagePaths } from '#contract/account/account-paths.ts';
import type { WrittenPage } from './site-page-words.ts';

/** Regulations for buying and selling a car. Laws have their full names, so that they can be looked up. */
export const regulationPage: WrittenPage = {
  title: { id: 'Regulasi', en: 'Regulation' },
  description: {
    id: 'Aturan yang berlaku saat memasang iklan dan membeli mobil bekas di Indonesia, dan dokumen yang perlu diperiksa.',
    en: 'The rules for advertising and buying a used car in Indonesia, and the papers to look at.',
  },
  updatedOn: '2026-11-22',
  sections: [
    {
      id: 'dokumen',
      heading: { id: 'Dokumen mobil', en: 'The papers of a car' },
      blocks: [
        {
          facts: [
            {
              term: { id: 'BPKB', en: 'BPKB' },
              text: {
                id: 'Buku Pemilik Kendaraan Bermotor, bukti kepemilikan. Cocokkan nama, nomor rangka, dan nomor mesin dengan mobilnya. Bila masih di perusahaan pembiayaan, pelunasan dan pengambilannya harus jelas sebelum membayar.',
                en: 'The ownership book. Compare name, chassis and engine number with the car. If a finance company still holds it, settle how it is paid off and handed over before you pay.',
              },
            },
            {
              term: { id: 'STNK', en: 'STNK' },
              text: {
                id: 'Surat Tanda Nomor Kendaraan, berlaku lima tahun dan disahkan setiap tahun saat pajak dibayar. Periksa tanggal pajaknya.',
                en: 'The registration, valid for five years and confirmed each year when the tax is paid. Look at the date of the tax.',
              },
            },
            {
              term: { id: 'Faktur dan kuitansi', en: 'Invoice and receipt' },
              text: {
                id: 'Faktur pembelian dari dealer pertama, dan kuitansi jual beli bermeterai atas transaksi Anda sendiri.',
                en: 'The first dealer’s invoice, and a stamped receipt of your own purchase.',
              },
            },
            {
              term: { id: 'Pelepasan hak', en: 'Release of title' },
              text: {
                id: 'Bila BPKB atas nama perusahaan, minta surat pelepasan hak dari perusahaan itu.',
                en: 'Where the BPKB is in a company’s name, ask for that company’s letter of release.',
              },
            },
          ],
        },
      ],
    },
    {
      id: 'setelah',
      heading: { id: 'Setelah jual beli', en: 'After the sale' },
      blocks: [
        {
          list: [
            {
              id: 'Pembeli: urus balik nama di Samsat. Tanpa itu pajak dan tilang elektronik tetap atas nama pemilik lama.',
              en: 'Buyer: have the car registered in your name at Samsat. Until then its tax and electronic fines stay in the former owner’s name.',
            },
            {
              id: 'Penjual: laporkan penjualan ke Samsat dan minta nomornya diblokir, agar Anda tidak menanggung pajak progresif dan pelanggaran pembeli.',
              en: 'Seller: report the sale to Samsat and have the plate blocked, so that progressive tax and the buyer’s fines are not yours.',
            },
            {
              id: 'Tarif pajak dan bea ditetapkan tiap provinsi. Tanyakan yang berlaku di Samsat setempat.',
              en: 'Each province sets its own tax and duty rates. Ask your local Samsat for the ones in force.',
            },
          ],
        },
      ],
    },
    {
      id: 'larangan',
      heading: { id: 'Yang tidak boleh diiklankan', en: 'What may not be advertised' },
      blocks: [
        {
          list: [
            {
              id: 'Mobil tanpa BPKB dan STNK yang sah, hasil kejahatan, atau yang sedang disita atau menjadi jaminan fidusia tanpa persetujuan penerimanya.',
              en: 'Cars without valid BPKB and STNK, from a crime, seized, or pledged to a lender who has not agreed.',
            },
            {
              id: 'Mobil dengan nomor rangka, nomor mesin, atau odometer yang diubah.',
              en: 'Cars whose chassis number, engine number or odometer has been altered.',
            },
            {
              id: 'Uang muka yang ditulis sebagai harga, mobil yang tidak ada, dan foto milik orang lain.',
              en: 'A down payment given as the price, a car that does not exist, and other people’s photos.',
            },
            {
              id: 'Isi yang menghina, menipu, atau melanggar hukum.',
              en: 'Content that insults, deceives or breaks the law.',
            },
          ],
        },
      ],
    },
    {
      id: 'dasar-hukum',
      heading: { id: 'Dasar hukum', en: 'The laws' },
      blocks: [
        {
          facts: [
            {
              term: { id: 'Perlindungan data', en: 'Personal data' },
              text: {
                id: 'Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi.',
                en: 'Law 27 of 2022 on the protection of personal data.',
              },
            },
            {
              term: { id: 'Perdagangan elektronik', en: 'Electronic commerce' },
              text: {
                id: 'Peraturan Pemerintah Nomor 80 Tahun 2019 tentang Perdagangan Melalui Sistem Elektronik, dan Peraturan Menteri Perdagangan Nomor 31 Tahun 2023.',
                en: 'Government Regulation 80 of 2019 on trade by electronic systems, and Regulation 31 of 2023 of the Minister of Trade.',
              },
            },
            {
              term: { id: 'Informasi elektronik', en: 'Electronic information' },
              text: {
                id: 'Undang-Undang Nomor 11 Tahun 2008 tentang Informasi dan Transaksi Elektronik, terakhir diubah dengan Undang-Undang Nomor 1 Tahun 2024, dan Peraturan Pemerintah Nomor 71 Tahun 2019.',
                en: 'Law 11 of 2008 on electronic information and transactions, last amended by Law 1 of 2024, and Government Regulation 71 of 2019.',
              },
            },
            {
              term: { id: 'Konsumen', en: 'Consumers' },
              text: {
                id: 'Undang-Undang Nomor 8 Tahun 1999 tentang Perlindungan Konsumen.',
                en: 'Law 8 of 1999 on consumer protection.',
              },
            },
            {
              term: { id: 'Kendaraan', en: 'Vehicles' },
              text: {
                id: 'Undang-Undang Nomor 22 Tahun 2009 tentang Lalu Lintas dan Angkutan Jalan, dan Peraturan Kepolisian Nomor 7 Tahun 2021 tentang Registrasi dan Identifikasi Kendaraan Bermotor.',
                en: 'Law 22 of 2009 on road traffic, and Police Regulation 7 of 2021 on the registration and identification of motor vehicles.',
              },
            },
            {
              term: { id: 'Pajak daerah', en: 'Regional taxes' },
              text: {
                id: 'Undang-Undang Nomor 1 Tahun 2022 tentang Hubungan Keuangan antara Pemerintah Pusat dan Pemerintahan Daerah, beserta peraturan daerah tiap provinsi.',
                en: 'Law 1 of 2022 on the finances of state and regions, with the regulations of each province.',
              },
            },
            {
              term: { id: 'Jaminan fidusia', en: 'Pledges' },
              text: {
                id: 'Undang-Undang Nomor 42 Tahun 1999 tentang Jaminan Fidusia.',
                en: 'Law 42 of 1999 on fiduciary security.',
              },
            },
          ],
        },
        {
          text: {
            id: 'Halaman ini adalah ringkasan dan bukan nasihat hukum. Bila berbeda dengan peraturannya, peraturannya yang berlaku.',
            en: 'This page is a summary and no legal advice. Where it differs from the law, the law counts.',
          },
        },
        {
          links: [
            { label: { id: 'Syarat dan ketentuan', en: 'Terms' }, url: sitePagePaths.terms },
            { label: { id: 'Kebijakan privasi', en: 'Privacy' }, url: sitePagePaths.privacy },
          ],
        },
      ],
    },
  ],
};
