import { type Language, localeOf, pathInLanguage } from '#contract/language.ts';
import { usedCarsPath } from '#contract/paths.ts';

const words = {
  id: {
    name: 'Lajur: mobil baru & bekas',
    description: 'Cari dan jual mobil baru maupun bekas, juga saat sinyal putus.',
    usedCars: 'Cari mobil bekas',
  },
  en: {
    name: 'Lajur: new & used cars',
    description: 'Find and sell new and used cars, also when the connection drops.',
    usedCars: 'Find used cars',
  },
} as const satisfies Record<Language, Record<string, string>>;

const icon = (file: string, sizes: string, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}.png`,
  sizes,
  type: 'image/png',
  purpose,
});

/** What the device is told of the app when it is installed. One app, whichever language installed it. */
export function webManifest(language: Language): object {
  const { name, description, usedCars } = words[language];
  return {
    id: '/',
    name,
    short_name: 'Lajur',
    description,
    lang: localeOf[language],
    dir: 'ltr',
    start_url: pathInLanguage('/', language),
    scope: '/',
    display: 'standalone',
    // The paper of the light theme; the document's own theme-color follows the system's wish.
    theme_color: '#fbfcfb',
    background_color: '#fbfcfb',
    categories: ['shopping', 'auto'],
    icons: [
      icon('icon-192', '192x192', 'any'),
      icon('icon-512', '512x512', 'any'),
      icon('icon-maskable-512', '512x512', 'maskable'),
    ],
    shortcuts: [
      {
        name: usedCars,
        url: pathInLanguage(usedCarsPath(), language),
        icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
      },
    ],
  };
}
