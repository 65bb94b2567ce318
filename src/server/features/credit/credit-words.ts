import type { SimulationPage } from '#contract/credit/credit-pages.ts';
import { dateText } from '#contract/date-text.ts';
import type { Language, Localized } from '#contract/language.ts';
import type { FaqEntry } from '#contract/site/navigation.ts';
import { lastDay } from '#server/operator-tables/validity.ts';

/* Texts of the credit calculators. */

type Words = { readonly title: Localized; readonly description: Localized };

export const simulationWords: Readonly<Record<SimulationPage, Words>> = {
  simulation: {
    title: { id: 'Simulasi kredit kendaraan', en: 'Vehicle loan calculator' },
    description: {
      id: 'Hitung cicilan per bulan dari harga, uang muka, dan lama kredit, dengan bunga flat dan efektif berdampingan. Bisa dipakai tanpa sinyal.',
      en: 'Work out the monthly instalment from price, down payment and term, with the flat and the effective rate side by side. Works without a signal.',
    },
  },
  'simulation-new-car': {
    title: { id: 'Simulasi kredit mobil baru', en: 'New car loan calculator' },
    description: {
      id: 'Pilih mobil baru atau ketik harganya, lalu lihat cicilan, bunga efektif, biaya, dan asuransi yang ikut dicicil.',
      en: 'Choose a new car or type its price, and see the instalment, the effective rate, the fees and the insurance in the loan.',
    },
  },
  'simulation-new-motorcycle': {
    title: { id: 'Simulasi kredit motor baru', en: 'New motorcycle loan calculator' },
    description: {
      id: 'Pilih motor baru atau ketik harganya, lalu lihat cicilan per bulan dan bunga efektif setahun yang sebenarnya.',
      en: 'Choose a new motorcycle or type its price, and see the monthly instalment and the true effective rate a year.',
    },
  },
  'simulation-used-car': {
    title: { id: 'Simulasi kredit mobil bekas', en: 'Used car loan calculator' },
    description: {
      id: 'Hitung cicilan mobil bekas: uang muka, lama kredit, bunga flat dan efektif, angsuran tiap bulan, dan harga yang mampu Anda beli.',
      en: 'Work out the loan for a used car: down payment, term, flat and effective rate, every instalment, and the price you can afford.',
    },
  },
};

export function ratesNote(date: string, language: Language): string {
  return {
    id: `Bunga dan biaya awal adalah perkiraan umum per ${date}, bukan penawaran. Ganti dengan angka dari pembiayaan Anda.`,
    en: `The rates and fees to begin with are general estimates of ${date}, not an offer. Replace them by those of your lender.`,
  }[language];
}

export function insuranceNote(date: string, language: Language): string {
  return {
    id: `Premi dihitung dengan tarif terendah SE OJK 6/2017 per wilayah dan harga, diperiksa ${date}; perusahaan asuransi bisa menambah.`,
    en: `Premiums are by the lowest tariff of SE OJK 6/2017 for region and price, last looked up in ${date}; insurers may ask for more.`,
  }[language];
}

export function simulationFaqs(language: Language): FaqEntry[] {
  const faqs: readonly { readonly question: Localized; readonly answer: Localized }[] = [
    {
      question: {
        id: 'Apa beda bunga flat dan bunga efektif?',
        en: 'What is the difference between a flat and an effective rate?',
      },
      answer: {
        id: 'Bunga flat dihitung dari seluruh pinjaman sampai akhir, padahal utang Anda terus berkurang. Bunga efektif dihitung dari sisa utang, jadi angkanya lebih tinggi untuk cicilan yang sama: flat 7% selama 36 bulan setara efektif 12,83% setahun. Bandingkan pinjaman dengan bunga efektif.',
        en: 'A flat rate is charged on the whole loan until the end, although you owe less each month. An effective rate is charged on what you still owe, so it is higher for the same instalment: 7% flat over 36 months is 12.83% a year effective. Compare loans by the effective rate.',
      },
    },
    {
      question: { id: 'Apa itu ADDM dan ADDB?', en: 'What are ADDM and ADDB?' },
      answer: {
        id: 'ADDM: cicilan pertama dibayar saat tanda tangan. ADDB: cicilan pertama dibayar sebulan kemudian. Dengan ADDM pembayaran pertama lebih besar dan bunga efektifnya lebih tinggi.',
        en: 'ADDM: the first instalment is paid at signing. ADDB: it is paid a month later. With ADDM the first payment is larger and the effective rate is higher.',
      },
    },
    {
      question: { id: 'Biaya apa saja selain bunga?', en: 'Which costs are there besides interest?' },
      answer: {
        id: 'Provisi (persen dari pinjaman), administrasi, pendaftaran fidusia, dan asuransi kendaraan. Semuanya bisa Anda isi di halaman ini dan ikut dihitung dalam bunga efektif dengan biaya.',
        en: 'A provision (percent of the loan), administration, registering the security (fiducia), and the vehicle’s insurance. You can enter all of them here, and they count in the effective rate with fees.',
      },
    },
    {
      question: { id: 'Apakah hitungan ini penawaran?', en: 'Is this calculation an offer?' },
      answer: {
        id: 'Bukan. Ini hitungan dari angka yang Anda isi. Yang berlaku adalah perjanjian dengan bank atau perusahaan pembiayaan.',
        en: 'No. It is worked out from the figures you enter. What holds is the contract with the bank or the finance company.',
      },
    },
  ];
  return faqs.map(({ question, answer }) => ({ question: question[language], answer: answer[language] }));
}

/** @param end `2026-12-31`, or a month; null for no end */
export function lenderNote(end: string | null, isDemonstration: boolean, language: Language): string {
  if (isDemonstration)
    return { id: 'Contoh, bukan lembaga sungguhan.', en: 'An example, not a real institution.' }[language];
  if (end === null) return '';
  const until = dateText(lastDay(end), 'long', language);
  return { id: `Berlaku sampai ${until}.`, en: `Valid until ${until}.` }[language];
}
