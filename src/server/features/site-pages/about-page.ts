import { sitePagePaths, supportPath } from '#contract/account/account-paths.ts';
import { agentPath } from '#contract/agents/agent-paths.ts';
import type { Localized } from '#contract/language.ts';
import { buyUsedCarPath, sellPath } from '#contract/paths.ts';
import type { BookingTerms } from '#contract/payments/payment.schema.ts';
import { exampleSource } from '#server/new-vehicles/model-life.ts';
import { readSources } from '#server/new-vehicles/new-vehicle-table.ts';
import { paymentSentence } from '#server/payments/payment-sentence.ts';
import type { SiteOperator, WrittenPage } from './site-page-words.ts';

const placesAndMoney: readonly Localized[] = [
  {
    id: 'Provinsi, kota, dan kabupaten: idn-area-data (Open Database License, ODbL).',
    en: 'Provinces, cities and regencies: idn-area-data (Open Database License, ODbL).',
  },
  {
    id: 'Harga BBM: daftar harga Pertamina (mypertamina.id) dan berita.',
    en: 'Fuel prices: the lists of Pertamina (mypertamina.id) and news.',
  },
  {
    id: 'Tarif listrik dan SPKLU: peraturan Kementerian ESDM dan daftar SPKLU ESDM/PLN.',
    en: 'Electricity tariffs and public chargers: regulations of the ministry ESDM, and the register of ESDM and PLN.',
  },
  {
    id: 'Tarif asuransi: surat edaran OJK 6/SEOJK.05/2017.',
    en: 'Insurance rates: circular 6/SEOJK.05/2017 of OJK.',
  },
  {
    id: 'Pajak dan biaya kendaraan: UU 1/2022, peraturan daerah tiap provinsi, PP 76/2020, dan PMK 36/2008.',
    en: 'Vehicle taxes and fees: law 1/2022, the regulations of each province, PP 76/2020 and PMK 36/2008.',
  },
  {
    id: 'Bunga dan biaya kredit, warna, garansi pabrik, bulan peluncuran, dan biaya modifikasi: pengetahuan umum, ditandai sebagai perkiraan.',
    en: 'Rates and fees of loans, colours, makers’ warranties, months of launch and costs of modifications: general knowledge, marked as estimates.',
  },
  {
    id: 'Harga mobil bekas: iklan di situs ini sendiri.',
    en: 'Prices of used cars: the ads on this site itself.',
  },
];

/** Where facts and prices of new vehicles come from. */
const vehicleSources = (): Localized[] =>
  [...readSources().values()]
    .filter(({ id }) => id !== exampleSource)
    .map(({ name_id, name_en }) => ({ id: `Kendaraan baru: ${name_id}.`, en: `New vehicles: ${name_en}.` }));

/** About Lajur, without claims that cannot be verified (docs/product.md#no-invented-claims). */
export function aboutPage({ company }: SiteOperator, booking: BookingTerms | null): WrittenPage {
  const payment = paymentSentence(booking);
  return {
    title: { id: 'Tentang kami', en: 'About us' },
    description: {
      id: 'Lajur mempertemukan penjual dan pembeli mobil di Indonesia, juga saat sinyal putus.',
      en: 'Lajur brings sellers and buyers of cars in Indonesia together, also when the connection drops.',
    },
    updatedOn: '2026-11-27',
    sections: [
      {
        id: 'apa',
        heading: { id: 'Apa itu Lajur', en: 'What Lajur is' },
        blocks: [
          {
            text: {
              id: `Lajur adalah tempat iklan mobil. Penjual memasang iklan tanpa biaya, pembeli mencari dan menghubungi penjualnya langsung. Jual belinya terjadi di antara mereka berdua: Lajur tidak memiliki mobilnya dan tidak mengambil komisi dari penjual atau pembeli. ${payment.id}`,
              en: `Lajur is a place for car advertisements. Sellers advertise at no cost; buyers search and reach the seller directly. The sale itself is between the two of them: Lajur does not own the cars and takes no commission from seller or buyer. ${payment.en}`,
            },
          },
          {
            text: {
              id: 'Agen yang membawa mobil orang lain mendapat komisi dari Lajur, bukan dari penjual atau pembeli.',
              en: 'Agents who bring other people’s cars earn a commission from Lajur, not from seller or buyer.',
            },
          },
          ...(company === null
            ? []
            : [
                {
                  text: {
                    id: `Situs ini dikelola oleh ${company.name}, ${company.address}.`,
                    en: `This site is run by ${company.name}, ${company.address}.`,
                  },
                },
              ]),
        ],
      },
      {
        id: 'beda',
        heading: { id: 'Apa yang kami dahulukan', en: 'What we put first' },
        blocks: [
          {
            list: [
              {
                id: 'Tetap jalan tanpa sinyal. Iklan yang sedang Anda isi, fotonya, dan mobil yang pernah Anda buka tersimpan di HP. Yang perlu dikirim, dikirim sendiri saat sinyal kembali, tepat satu kali.',
                en: 'It goes on without a signal. The ad you are writing, its photos and the cars you have opened stay on your phone. What has to be sent goes out by itself when the signal returns, exactly once.',
              },
              {
                id: 'Harga yang jujur. Yang tampil adalah harga mobilnya, bukan uang muka. Bila cukup banyak mobil serupa dijual, kami tunjukkan kisaran harganya dan dari berapa mobil angka itu berasal.',
                en: 'Honest prices. What you see is the price of the car, not a down payment. Where enough similar cars are offered, we show their price range and how many cars it rests on.',
              },
              {
                id: 'Nomor yang terverifikasi. Iklan tayang setelah penjual membuktikan nomor HPnya, dan nomor itu hanya tampil untuk pembeli yang membuktikan nomornya juga.',
                en: 'Verified numbers. An ad goes live once its seller has proven their mobile number, and that number is shown only to buyers who have proven theirs.',
              },
              {
                id: 'Pemeriksaan sebelum tayang. Setiap iklan melewati pemeriksaan otomatis: harga yang tidak wajar, foto yang dipakai di iklan orang lain, nomor polisi ganda, dan nomor kontak di dalam teks. Yang meragukan dilihat oleh petugas.',
                en: 'Checks before anything is shown. Every ad passes automatic checks for unlikely prices, photos from somebody else’s ad, duplicate plates and contact numbers hidden in the text. Whatever is doubtful is looked at by a person.',
              },
              {
                id: 'Data Anda milik Anda. Tidak ada skrip pihak ketiga secara bawaan, tidak ada penjualan data, dan semua data Anda dapat diunduh atau dihapus sendiri.',
                en: 'Your data are yours. No third-party scripts by default, no selling of data, and you can download or delete everything yourself.',
              },
            ],
          },
        ],
      },
      {
        id: 'mulai',
        heading: { id: 'Mulai dari sini', en: 'Start here' },
        blocks: [
          {
            links: [
              { label: { id: 'Cari mobil bekas', en: 'Find a used car' }, url: buyUsedCarPath },
              { label: { id: 'Jual mobil Anda', en: 'Sell your car' }, url: sellPath },
              { label: { id: 'Agen mobil', en: 'Car agents' }, url: agentPath },
              { label: { id: 'Kebijakan pengembalian', en: 'Returns' }, url: sitePagePaths.returns },
              { label: { id: 'Hubungi kami', en: 'Contact us' }, url: supportPath },
            ],
          },
        ],
      },
      {
        id: 'sumber',
        heading: { id: 'Sumber data', en: 'Sources' },
        blocks: [
          {
            text: {
              id: 'Halaman yang memuat angka menyebut sumber dan tanggalnya. Semua sumber kami:',
              en: 'A page with figures names their source and date. All of our sources:',
            },
          },
          { list: [...placesAndMoney, ...vehicleSources()] },
        ],
      },
    ],
  };
}
