import type { InsurancePage } from '#contract/insurance/insurance-pages.ts';
import type { Language, Localized } from '#contract/language.ts';
import type { FaqEntry } from '#contract/site/navigation.ts';
import type { InsuranceCover } from '#money/insurance-kinds.ts';

/* Texts of the pages of insurance: what Indonesian policies usually say. A policy's own text is what holds. */

export const insuranceWords: Readonly<Record<InsurancePage, Record<'title' | 'description', Localized>>> = {
  mobil: {
    title: { id: 'Asuransi mobil', en: 'Car insurance' },
    description: {
      id: 'Hitung premi all risk dan TLO menurut wilayah, harga, umur mobil, dan perluasan, dengan apa yang dijamin dan yang tidak.',
      en: 'Work out the premium of comprehensive and total-loss cover by region, price, age and extensions, with what is covered and what is not.',
    },
  },
  motor: {
    title: { id: 'Asuransi motor', en: 'Motorcycle insurance' },
    description: {
      id: 'Hitung premi asuransi motor menurut wilayah, harga, dan perluasan, dengan apa yang dijamin dan yang tidak.',
      en: 'Work out the premium of a motorcycle insurance by region, price and extensions, with what is covered and what is not.',
    },
  },
};

type Covered = {
  readonly cover: InsuranceCover;
  readonly name: Localized;
  readonly yes: readonly Localized[];
  readonly no: readonly Localized[];
};

const never: readonly Localized[] = [
  {
    id: 'Pengemudi tanpa SIM yang berlaku, mabuk, atau balapan',
    en: 'Driving without a valid licence, drunk, or in a race',
  },
  {
    id: 'Aus, karat, dan kerusakan mesin tanpa kecelakaan',
    en: 'Wear, rust, and engine failure without an accident',
  },
  {
    id: 'Penggelapan oleh orang yang Anda kenal dan pegang kuncinya',
    en: 'A vehicle kept by somebody you gave the keys to',
  },
  {
    id: 'Banjir, gempa, dan kerusuhan, kecuali diperluas',
    en: 'Flood, earthquake and riot, unless they are added',
  },
];

export const covered: readonly Covered[] = [
  {
    cover: 'comprehensive',
    name: { id: 'All risk (komprehensif)', en: 'Comprehensive' },
    yes: [
      {
        id: 'Lecet, penyok, dan tabrakan, sekecil apa pun',
        en: 'Scratches, dents and crashes, however small',
      },
      { id: 'Pencurian kendaraan, dan kebakaran', en: 'Theft of the vehicle, and fire' },
      {
        id: 'Rusak berat: biaya perbaikan 75% dari harga atau lebih',
        en: 'Total damage: a repair of 75% of the price or more',
      },
    ],
    no: [
      {
        id: 'Risiko sendiri: biasanya sekitar Rp 300.000 tiap kejadian',
        en: 'Your own share: usually about Rp 300,000 for each event',
      },
      ...never,
    ],
  },
  {
    cover: 'total-loss',
    name: { id: 'TLO (hanya rusak berat)', en: 'Total loss only' },
    yes: [
      { id: 'Pencurian kendaraan', en: 'Theft of the vehicle' },
      {
        id: 'Rusak berat: biaya perbaikan 75% dari harga atau lebih',
        en: 'Total damage: a repair of 75% of the price or more',
      },
    ],
    no: [
      { id: 'Kerusakan yang lebih kecil: Anda bayar sendiri', en: 'Smaller damage: you pay it yourself' },
      ...never,
    ],
  },
];

export function tariffNote(date: string, language: Language): string {
  return {
    id: `Tarif SE OJK 6/2017 menurut sumber sekunder, diperiksa ${date}; yang bertanda * perkiraan. Bukan penawaran: perusahaan asuransi menetapkan premi di antara batas itu.`,
    en: `Rates of SE OJK 6/2017 from secondary sources, looked up in ${date}; those with * are estimates. Not an offer: an insurer sets the premium between these limits.`,
  }[language];
}

const faqs: readonly { readonly question: Localized; readonly answer: Localized }[] = [
  {
    question: {
      id: 'Apa beda all risk dan TLO?',
      en: 'What is the difference between comprehensive and total loss only?',
    },
    answer: {
      id: 'All risk membayar juga kerusakan kecil. TLO hanya membayar bila kendaraan dicuri atau biaya perbaikannya 75% dari harga atau lebih, karena itu preminya jauh lebih murah.',
      en: 'Comprehensive cover pays for small damage too. Total loss only pays where the vehicle is stolen or its repair costs 75% of the price or more, which is why it is far cheaper.',
    },
  },
  {
    question: { id: 'Mengapa wilayah menentukan premi?', en: 'Why does the region matter?' },
    answer: {
      id: 'OJK membagi Indonesia menjadi tiga wilayah menurut pelat nomor: Sumatra (1), Jakarta, Jawa Barat, dan Banten (2), serta daerah lain (3). Batas premi tiap wilayah berbeda.',
      en: 'OJK divides Indonesia into three regions by the plate: Sumatra (1), Jakarta, West Java and Banten (2), and all others (3). Each has its own limits of premiums.',
    },
  },
  {
    question: {
      id: 'Apakah mobil tua lebih mahal premi all risk-nya?',
      en: 'Is comprehensive cover dearer for an old car?',
    },
    answer: {
      id: 'Ya. Di atas lima tahun, tarifnya naik paling sedikit 5% untuk tiap tahun umur, dan banyak perusahaan asuransi menolak mobil di atas sepuluh tahun.',
      en: 'Yes. Above five years the rate rises by at least 5% for each year of age, and many insurers refuse cars of more than ten years.',
    },
  },
];

export function insuranceFaqs(language: Language): FaqEntry[] {
  return faqs.map(({ question, answer }) => ({ question: question[language], answer: answer[language] }));
}
