import type { Language, Localized } from '#contract/language.ts';
import type { FaqEntry } from '#contract/site/navigation.ts';
import type { TradePage } from '#contract/trade/trade-pages.ts';

/* Texts of the pages about trading in. */

export const tradeWords: Readonly<Record<TradePage, Record<'title' | 'description', Localized>>> = {
  mobil: {
    title: { id: 'Tukar tambah mobil', en: 'Trade in your car' },
    description: {
      id: 'Lihat nilai mobil Anda menurut pasar, pilih penggantinya, dan hitung selisih serta cicilannya. Dealer di kota Anda yang menawar.',
      en: 'See what your car is worth on the market, choose the next one, and work out the difference and its instalment. Dealers of your city make the offers.',
    },
  },
  motor: {
    title: { id: 'Tukar tambah motor', en: 'Trade in your motorcycle' },
    description: {
      id: 'Tulis motor Anda, pilih motor baru penggantinya, dan hitung selisih serta cicilannya. Dealer di kota Anda yang menawar.',
      en: 'Describe your motorcycle, choose the new one, and work out the difference and its instalment. Dealers of your city make the offers.',
    },
  },
};

type Step = { readonly heading: Localized; readonly text: Localized };

const stepsOf: Readonly<Record<TradePage, readonly Step[]>> = {
  mobil: [
    {
      heading: { id: 'Tulis mobil Anda', en: 'Describe your car' },
      text: {
        id: 'Merek, model, tahun, dan kilometer cukup. Foto boleh menyusul. Nilainya kami ambil dari iklan mobil serupa di Lajur, dengan jumlah iklannya.',
        en: 'Brand, model, year and kilometres are enough. Photos can follow. Its value comes from ads of similar cars on Lajur, with the number of ads.',
      },
    },
    {
      heading: { id: 'Pilih mobil penggantinya', en: 'Choose the next car' },
      text: {
        id: 'Mobil bekas dari daftar kami, atau mobil baru menurut variannya. Selisih dan cicilannya langsung terhitung.',
        en: 'A used car of our list, or a new one by its variant. The difference and its instalment are worked out at once.',
      },
    },
    {
      heading: { id: 'Dealer yang menghubungi', en: 'Dealers call you' },
      text: {
        id: 'Permintaan Anda sampai ke paling banyak sepuluh dealer yang berjualan di kota Anda, dan ke tim kami. Belum ada yang terikat.',
        en: 'Your request reaches at most ten dealers who sell in your city, and our team. Nothing is agreed yet.',
      },
    },
  ],
  motor: [
    {
      heading: { id: 'Tulis motor Anda', en: 'Describe your motorcycle' },
      text: {
        id: 'Merek, model, tahun, dan kilometer cukup. Kami belum punya cukup iklan motor bekas untuk menaksirnya, jadi Anda yang menulis harapan harganya.',
        en: 'Brand, model, year and kilometres are enough. We do not have enough ads of used motorcycles to value it, so you write what you hope to get.',
      },
    },
    {
      heading: { id: 'Pilih motor barunya', en: 'Choose the new one' },
      text: {
        id: 'Menurut variannya, dengan harga dan tanggalnya. Selisih dan cicilannya langsung terhitung.',
        en: 'By its variant, with price and date. The difference and its instalment are worked out at once.',
      },
    },
    {
      heading: { id: 'Dealer yang menghubungi', en: 'Dealers call you' },
      text: {
        id: 'Permintaan Anda sampai ke dealer yang berjualan di kota Anda, dan ke tim kami. Belum ada yang terikat.',
        en: 'Your request reaches dealers who sell in your city, and our team. Nothing is agreed yet.',
      },
    },
  ],
};

export const tradeSteps = (page: TradePage, language: Language) =>
  stepsOf[page].map(({ heading, text }) => ({ heading: heading[language], text: text[language] }));

const faqs: readonly { readonly question: Localized; readonly answer: Localized }[] = [
  {
    question: { id: 'Apa itu tukar tambah?', en: 'What is a trade-in?' },
    answer: {
      id: 'Anda menyerahkan kendaraan lama kepada dealer dan membayar selisihnya untuk kendaraan lain. Nilai kendaraan lama menjadi uang muka.',
      en: 'You hand your present vehicle to a dealer and pay the difference for another. What yours is worth becomes the down payment.',
    },
  },
  {
    question: { id: 'Lebih untung dijual sendiri?', en: 'Would I get more by selling it myself?' },
    answer: {
      id: 'Biasanya ya: dealer perlu ruang untuk perbaikan dan keuntungan, jadi tawarannya di bawah harga iklan. Tukar tambah lebih cepat dan selesai sekali jalan. Data yang Anda isi di sini bisa langsung jadi iklan, atau sebaliknya.',
      en: 'Usually yes: a dealer needs room for repairs and profit, so the offer is below the asking price. A trade-in is faster and done at once. What you fill in here can become an ad, and the other way round.',
    },
  },
  {
    question: { id: 'Apakah nilainya pasti?', en: 'Is the value certain?' },
    answer: {
      id: 'Tidak. Itu kisaran harga iklan mobil serupa, bukan tawaran. Dealer menetapkan harga setelah melihat kendaraan dan suratnya.',
      en: 'No. It is the range of asking prices of similar cars, not an offer. A dealer sets the price after seeing the vehicle and its papers.',
    },
  },
  {
    question: {
      id: 'Kendaraan saya masih kredit, bisakah?',
      en: 'Can I trade in a vehicle with a running loan?',
    },
    answer: {
      id: 'Bisa di banyak dealer: sisa utang dilunasi dari nilai kendaraan. Tanyakan rincian pelunasan ke perusahaan pembiayaan dan tulis di pesan.',
      en: 'Many dealers do it: what you owe is paid off from the value. Ask the finance company for the sum, and write it in the message.',
    },
  },
];

export const tradeFaqs = (language: Language): FaqEntry[] =>
  faqs.map(({ question, answer }) => ({ question: question[language], answer: answer[language] }));
