import type { FilterType, Selection } from '#contract/filter.ts';
import type { Language, Localized } from '#contract/language.ts';
import { formatNumber } from '#contract/money.ts';
import type { Breadcrumb } from '#contract/navigation.ts';
import { homePath, usedCarsPath } from '#contract/paths.ts';
import type { FilterVocabulary } from './filter-vocabulary.ts';

/** Words of the filter answer (spec §3), written for what is chosen. */

export const groupNames: Readonly<Record<FilterType, Localized>> = {
  brand: { id: 'Merek', en: 'Brand' },
  'body-type': { id: 'Tipe bodi', en: 'Body type' },
  price: { id: 'Harga', en: 'Price' },
  province: { id: 'Provinsi', en: 'Province' },
  city: { id: 'Kota', en: 'City' },
};

/** The first steps of the way to any list or car. */
export function usedCarsTrail(language: Language): Breadcrumb[] {
  const words = {
    id: { home: 'Beranda', usedCars: 'Mobil bekas' },
    en: { home: 'Home', usedCars: 'Used cars' },
  }[language];
  return [
    { label: words.home, title: words.home, url: homePath },
    { label: words.usedCars, title: words.usedCars, url: usedCarsPath() },
  ];
}

function joined(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
}

/** `Toyota bekas MPV di Bandung, Rp 100 Juta – Rp 150 Juta`. */
export function titleOf(
  selection: Selection,
  words: readonly string[],
  vocabulary: FilterVocabulary,
  language: Language,
) {
  const of = (...types: FilterType[]) =>
    selection.filter(({ type }) => types.includes(type)).map((value) => vocabulary.name(value, language));
  const brands = joined(of('brand'), language);
  const bodies = joined(of('body-type'), language);
  const places = joined(of('province', 'city'), language);
  const prices = joined(of('price'), language).replace(/^(?:Di|Under|Over)\b/, (word) => word.toLowerCase());
  const subject = {
    id: [
      brands ? `${brands} bekas` : bodies ? '' : 'Mobil bekas',
      bodies && (brands ? bodies : `${bodies} bekas`),
    ],
    en: ['Used', brands, bodies, bodies ? '' : 'cars'],
  }[language];
  const place = places && { id: `di ${places}`, en: `in ${places}` }[language];
  const phrase = [...subject, place].filter(Boolean).join(' ');
  const quoted = words.length > 0 ? ` “${words.join(' ')}”` : '';
  return `${phrase}${quoted}${prices && `, ${prices}`}`;
}

export function descriptionOf(title: string, count: number, language: Language): string {
  const cars = formatNumber(count, language);
  return {
    id: `${title}: ${cars} mobil dengan harga, kilometer, foto, dan kota. Bandingkan dengan tenang, tetap terbuka saat sinyal putus.`,
    en: `${title}: ${cars} ${count === 1 ? 'car' : 'cars'} with price, mileage, photos and city. Compare at ease, even without a connection.`,
  }[language];
}

export function faqsOf(count: number, language: Language) {
  const cars = formatNumber(count, language);
  return {
    id: [
      {
        question: 'Ada berapa mobil yang cocok?',
        answer: `Saat ini ada ${cars} mobil yang sesuai. Jumlah ini dihitung dari iklan yang sedang tayang.`,
      },
      {
        question: 'Apakah daftar ini bisa dibuka tanpa sinyal?',
        answer: 'Bisa. Halaman yang pernah Anda buka tersimpan di HP, lengkap dengan foto yang sudah tampil.',
      },
      {
        question: 'Apa yang perlu diperiksa sebelum membeli?',
        answer:
          'Lihat mobilnya langsung, cocokkan nomor rangka dan mesin dengan STNK dan BPKB, dan jangan membayar apa pun sebelum itu.',
      },
    ],
    en: [
      {
        question: 'How many cars match?',
        answer: `Right now ${cars} match. The figure counts the advertisements that are live.`,
      },
      {
        question: 'Can I open this list without a connection?',
        answer: 'Yes. Pages you have opened are kept on your phone, with the photos that were shown.',
      },
      {
        question: 'What should I check before buying?',
        answer:
          'See the car in person, compare chassis and engine numbers with the registration papers, and pay nothing before that.',
      },
    ],
  }[language];
}
