import type { CreditGuide } from '#contract/credit/credit-pages.ts';
import type { Localized } from '#contract/language.ts';

/* Texts of the pages of credit: general knowledge of how loans for vehicles go in Indonesia, not of any one lender. */

export type GuideSection = {
  readonly heading: Localized;
  readonly paragraphs: readonly Localized[];
  readonly items?: readonly Localized[];
};
export type GuideWords = {
  readonly title: Localized;
  readonly description: Localized;
  readonly sections: readonly GuideSection[];
};

const papers: GuideSection = {
  heading: { id: 'Dokumen yang biasanya diminta', en: 'Papers that are usually asked for' },
  paragraphs: [
    {
      id: 'Tiap lembaga punya syarat sendiri. Yang hampir selalu diminta:',
      en: 'Each lender has conditions of its own. Almost always asked for:',
    },
  ],
  items: [
    { id: 'KTP pemohon dan pasangan', en: 'National id of the applicant and the spouse' },
    { id: 'Kartu keluarga', en: 'Family card' },
    { id: 'NPWP, untuk pinjaman yang lebih besar', en: 'Tax number, for larger loans' },
    {
      id: 'Slip gaji atau bukti usaha, dan rekening koran tiga bulan terakhir',
      en: 'Pay slips or proof of business, and bank statements of the last three months',
    },
    {
      id: 'Rekening listrik atau PBB sebagai bukti alamat',
      en: 'Electricity bill or land tax as proof of address',
    },
  ],
};

const watch: GuideSection = {
  heading: { id: 'Yang perlu diperiksa sebelum tanda tangan', en: 'What to check before signing' },
  paragraphs: [],
  items: [
    {
      id: 'Bunga efektif, bukan hanya bunga flat: dua pinjaman hanya bisa dibandingkan dengan bunga efektif.',
      en: 'The effective rate, not only the flat one: two loans can only be compared by it.',
    },
    {
      id: 'Total bayar pertama: uang muka, biaya, asuransi, dan cicilan pertama bila dibayar di depan.',
      en: 'All that is paid first: down payment, fees, insurance, and the first instalment where it is due at once.',
    },
    {
      id: 'Denda keterlambatan dan penalti pelunasan dipercepat.',
      en: 'Late fees, and the penalty for ending it early.',
    },
    {
      id: 'Asuransi apa yang ikut dicicil, dan untuk berapa tahun.',
      en: 'Which insurance is part of the loan, and for how many years.',
    },
    {
      id: 'Perusahaannya terdaftar dan diawasi OJK. Jangan membayar biaya ke rekening pribadi.',
      en: 'That the company is registered with OJK. Never pay fees to a private account.',
    },
  ],
};

const steps = (first: Localized): GuideSection => ({
  heading: { id: 'Langkah-langkahnya', en: 'How it goes' },
  paragraphs: [],
  items: [
    first,
    {
      id: 'Hitung cicilan yang nyaman; banyak perencana keuangan menyarankan semua cicilan di bawah sepertiga penghasilan.',
      en: 'Work out an instalment you can live with; many advise that all instalments stay below a third of the income.',
    },
    {
      id: 'Ajukan lewat formulir di halaman ini: tidak mengikat.',
      en: 'Ask by the form on this page: it binds you to nothing.',
    },
    {
      id: 'Lembaga pembiayaan memeriksa data dan melakukan survei.',
      en: 'The lender checks the papers and visits you.',
    },
    {
      id: 'Setelah disetujui, baca perjanjiannya, lalu tanda tangan. BPKB disimpan sampai lunas.',
      en: 'Once it is approved, read the contract, then sign. The lender keeps the book of ownership until the end.',
    },
  ],
});

export const guideWords: Readonly<Record<CreditGuide, GuideWords>> = {
  guide: {
    title: { id: 'Kredit kendaraan', en: 'Vehicle loans' },
    description: {
      id: 'Cara kerja kredit mobil dan motor: bunga flat dan efektif, syarat, contoh cicilan, dan cara mengajukan.',
      en: 'How loans for cars and motorcycles work: flat and effective rates, conditions, examples of instalments, and how to ask for one.',
    },
    sections: [
      {
        heading: { id: 'Apa itu kredit kendaraan', en: 'What a vehicle loan is' },
        paragraphs: [
          {
            id: 'Anda membayar uang muka, dan bank atau perusahaan pembiayaan melunasi sisanya ke penjual. Sisanya Anda cicil tiap bulan dengan bunga. Kendaraan menjadi jaminan (fidusia) dan BPKB disimpan sampai lunas.',
            en: 'You pay a part at first, and a bank or a finance company pays the seller the rest. You pay that back each month with interest. The vehicle is the security (fiducia), and the lender keeps its book of ownership until the end.',
          },
        ],
      },
      steps({ id: 'Pilih kendaraan dan tahu harganya.', en: 'Choose a vehicle and know its price.' }),
      papers,
      watch,
    ],
  },
  'guide-new-car': {
    title: { id: 'Kredit mobil baru', en: 'New car loans' },
    description: {
      id: 'Syarat, contoh cicilan, dan cara mengajukan kredit mobil baru, dengan bunga efektif di samping bunga flat.',
      en: 'Conditions, examples of instalments and how to ask for a new car loan, with the effective rate beside the flat one.',
    },
    sections: [
      {
        heading: { id: 'Kredit mobil baru', en: 'A loan for a new car' },
        paragraphs: [
          {
            id: 'Bunga mobil baru biasanya lebih rendah daripada mobil bekas, apalagi saat promo merek. Bunga promo sering hanya untuk tenor pendek atau uang muka besar: hitung total bayarnya, bukan hanya bunganya.',
            en: 'Rates for new cars are usually lower than for used ones, above all in a brand’s promotion. Such a rate often holds only for a short term or a large down payment: compare what you pay in all, not only the rate.',
          },
        ],
      },
      steps({
        id: 'Pilih varian dan tanyakan harga OTR di kota Anda.',
        en: 'Choose a variant and ask for its price on the road in your city.',
      }),
      papers,
      watch,
    ],
  },
  'guide-new-motorcycle': {
    title: { id: 'Kredit motor baru', en: 'New motorcycle loans' },
    description: {
      id: 'Syarat, contoh cicilan, dan cara mengajukan kredit motor baru, dengan bunga efektif yang sebenarnya.',
      en: 'Conditions, examples of instalments and how to ask for a new motorcycle loan, with its true effective rate.',
    },
    sections: [
      {
        heading: { id: 'Kredit motor baru', en: 'A loan for a new motorcycle' },
        paragraphs: [
          {
            id: 'Kredit motor sering ditawarkan dengan uang muka kecil dan cicilan harian atau bulanan tanpa menyebut bunganya. Bunga motor jauh di atas bunga mobil: dengan flat 24% setahun, bunga efektifnya sekitar 40%. Uang muka lebih besar dan tenor lebih pendek menghemat banyak.',
            en: 'Loans for motorcycles are often offered with a small down payment and an instalment, without naming a rate. They cost far more than loans for cars: 24% flat a year is about 40% effective. A larger down payment and a shorter term save a lot.',
          },
        ],
      },
      steps({
        id: 'Pilih motor dan tanyakan harga OTR di kota Anda.',
        en: 'Choose a motorcycle and ask for its price on the road in your city.',
      }),
      papers,
      watch,
    ],
  },
  'guide-used-car': {
    title: { id: 'Kredit mobil bekas', en: 'Used car loans' },
    description: {
      id: 'Syarat, umur mobil yang diterima, contoh cicilan, dan cara mengajukan kredit mobil bekas.',
      en: 'Conditions, how old the car may be, examples of instalments and how to ask for a used car loan.',
    },
    sections: [
      {
        heading: { id: 'Kredit mobil bekas', en: 'A loan for a used car' },
        paragraphs: [
          {
            id: 'Lembaga pembiayaan menilai mobilnya juga: umur mobil saat lunas biasanya dibatasi, dan pinjaman dihitung dari taksiran mereka, bukan harga iklan. Bila taksiran lebih rendah, uang mukanya lebih besar.',
            en: 'The lender judges the car too: its age at the end of the loan is usually limited, and the loan is reckoned from their own valuation, not from the asking price. Where that is lower, you pay more at first.',
          },
        ],
      },
      steps({
        id: 'Pilih mobil, lihat langsung, dan pastikan STNK dan BPKB lengkap.',
        en: 'Choose a car, see it, and make sure its papers are complete.',
      }),
      papers,
      watch,
    ],
  },
  'guide-multipurpose': {
    title: { id: 'Kredit multiguna', en: 'Multipurpose loans' },
    description: {
      id: 'Pinjaman dengan jaminan BPKB mobil Anda: cara kerja, syarat, contoh cicilan, dan risikonya.',
      en: 'A loan with your own car as security: how it works, conditions, examples of instalments, and its risk.',
    },
    sections: [
      {
        heading: { id: 'Apa itu kredit multiguna', en: 'What a multipurpose loan is' },
        paragraphs: [
          {
            id: 'Anda meminjam uang tunai dengan BPKB mobil sebagai jaminan, dan mobilnya tetap Anda pakai. Yang dipinjamkan hanya sebagian dari taksiran mobil. Bila cicilan macet, mobil bisa ditarik.',
            en: 'You borrow money with your car’s book of ownership as security, and go on driving the car. Only a part of the car’s value is lent. Where instalments are not paid, the car can be taken.',
          },
          {
            id: 'Di formulir, isi nilai mobil Anda sebagai harga dan bagian yang tidak dipinjam sebagai uang muka.',
            en: 'In the form, enter your car’s value as the price, and the part you do not borrow as the down payment.',
          },
        ],
      },
      steps({ id: 'Cari tahu nilai mobil Anda.', en: 'Find out what your car is worth.' }),
      papers,
      watch,
    ],
  },
};

export function exampleNote(date: string): Localized {
  return {
    id: `Contoh dengan bunga flat yang lazim per ${date}, tanpa asuransi dan biaya; bukan penawaran.`,
    en: `Examples at usual flat rates of ${date}, without insurance and fees; not an offer.`,
  };
}
