import { formatDay } from '#contract/date-words.ts';
import { startOfDay } from '#contract/dates.ts';
import type { Language } from '#contract/language.ts';

const words = {
  id: {
    contents: 'Daftar isi',
    models: 'Model di artikel ini',
    readOn: 'Baca juga',
    latest: 'Terbaru',
    popular: 'Paling banyak dibaca',
    articles: 'Artikel',
    tags: 'Tag',
    unpriced: 'Harga baru belum diketahui',
    newFrom: (price: string) => `Baru mulai ${price}`,
    used: (count: string) => `${count} bekas dijual`,
    minutes: (count: number) => `${count} menit`,
    updated: (date: string) => `diperbarui ${date}`,
    page: (title: string, page: number) => (page > 1 ? `${title}, halaman ${page}` : title),
    ofTag: (section: string, tag: string) => `${section}: ${tag}`,
    ofModel: (model: string) => `Road test ${model}`,
    aboutTag: (tag: string) => `Artikel tentang ${tag}, dari yang terbaru.`,
    aboutModel: (model: string) => `Apa kata spesifikasi dan iklan tentang ${model}.`,
    nothing: 'Belum ada artikel di sini',
    before: 'Halaman sebelumnya',
    after: 'Halaman berikutnya',
    whole: 'Buka halaman lengkap',
    home: 'Mobil baru & bekas, tanpa putus',
  },
  en: {
    contents: 'Contents',
    models: 'Models in this article',
    readOn: 'Read on',
    latest: 'Latest',
    popular: 'Most read',
    articles: 'Articles',
    tags: 'Tags',
    unpriced: 'Price new not known',
    newFrom: (price: string) => `New from ${price}`,
    used: (count: string) => `${count} used for sale`,
    minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
    updated: (date: string) => `updated ${date}`,
    page: (title: string, page: number) => (page > 1 ? `${title}, page ${page}` : title),
    ofTag: (section: string, tag: string) => `${section}: ${tag}`,
    ofModel: (model: string) => `Road tests of the ${model}`,
    aboutTag: (tag: string) => `Articles about ${tag}, the newest first.`,
    aboutModel: (model: string) => `What the specification and the ads say about the ${model}.`,
    nothing: 'No article here yet',
    before: 'Previous page',
    after: 'Next page',
    whole: 'Open the full page',
    home: 'New and used cars, without a dropped connection',
  },
} as const;

export const ampWords = (language: Language): (typeof words)[Language] => words[language];

/** `18 Nov 2026`, `Nov 18, 2026`. */
export const shortDate = (day: string, language: Language): string =>
  `${formatDay(startOfDay(day).toISOString(), language)}${language === 'en' ? ',' : ''} ${day.slice(0, 4)}`;
