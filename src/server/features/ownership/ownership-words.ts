import type { Language, Localized } from '#contract/language.ts';

/* Texts of the page of what owning a vehicle costs. */

export const ownershipWords = {
  title: { id: 'Biaya memiliki kendaraan', en: 'What owning a vehicle costs' },
  description: {
    id: 'Semua biaya tahun pertama dan lima tahun: penyusutan, bahan bakar, servis, asuransi, pajak, balik nama, dan bunga kredit, dengan angka yang bisa Anda ganti.',
    en: 'Every cost of the first year and of five years: loss of value, fuel, service, insurance, tax, papers and interest, with numbers you can change.',
  },
} as const satisfies Readonly<Record<string, Localized>>;

type Dates = Readonly<Record<'tax' | 'insurance' | 'fuel' | 'electricity' | 'service' | 'credit', string>>;

export function ownershipNotes(
  { tax, insurance, fuel, electricity, service, credit }: Dates,
  language: Language,
) {
  const notes = {
    tax: {
      id: `Tarif pajak dan opsen provinsi per ${tax}, untuk kendaraan pertama. Nilai jual kena pajak diperkirakan dari harga, jadi ini perkiraan.`,
      en: `Provincial tax and surcharge of ${tax}, for a first vehicle. The taxable value is estimated from the price, so this is an estimate.`,
    },
    insurance: {
      id: `Tengah antara tarif terendah dan tertinggi SE OJK 6/2017, diperiksa ${insurance}.`,
      en: `Halfway between the lowest and the highest tariff of SE OJK 6/2017, last looked up in ${insurance}.`,
    },
    energy: {
      id: `Harga BBM di DKI Jakarta per ${fuel}, tarif listrik per ${electricity}; pemakaian adalah perkiraan umum.`,
      en: `Fuel prices in DKI Jakarta as of ${fuel}, electricity as of ${electricity}; consumption is a general estimate.`,
    },
    service: {
      id: `Perkiraan umum untuk servis, oli, dan ban setahun (${service}).`,
      en: `A general estimate of service, oil and tyres a year (${service}).`,
    },
    credit: {
      id: `Syarat kredit yang lazim per ${credit}, bukan penawaran.`,
      en: `Usual terms of a loan of ${credit}, not an offer.`,
    },
  };
  return {
    ...{ tax: notes.tax[language], insurance: notes.insurance[language], energy: notes.energy[language] },
    ...{ service: notes.service[language], credit: notes.credit[language] },
  };
}
