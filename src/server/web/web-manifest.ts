import { type Language, localeOf, pathInLanguage } from '#contract/language.ts';
import { sellPath, sharePath, usedCarsPath } from '#contract/paths.ts';
import { manifestScreenshots, screenshotForms } from '#contract/site/manifest-screenshots.ts';

const words = {
  id: {
    name: 'Lajur: jual beli mobil bekas',
    description: 'Cari dan jual mobil bekas, tetap bisa dibuka tanpa sinyal.',
    usedCars: 'Cari mobil bekas',
    sell: 'Jual mobil Anda',
  },
  en: {
    name: 'Lajur: used cars',
    description: 'Find and sell used cars, even when your signal drops.',
    usedCars: 'Find used cars',
    sell: 'Sell your car',
  },
} as const satisfies Record<Language, Record<string, string>>;

const icon = (file: string, sizes: string, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}.png`,
  sizes,
  type: 'image/png',
  purpose,
});

/** The web manifest. Both languages describe the same app. */
export function webManifest(language: Language): object {
  const { name, description, usedCars, sell } = words[language];
  const shortcut = (label: string, path: string) => ({
    name: label,
    url: pathInLanguage(path, language),
    icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
  });
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
    // The light theme's background; the document's own theme-color follows the system.
    theme_color: '#fbfcfb',
    background_color: '#fbfcfb',
    categories: ['shopping', 'auto'],
    icons: [
      icon('icon-192', '192x192', 'any'),
      icon('icon-512', '512x512', 'any'),
      icon('icon-maskable-512', '512x512', 'maskable'),
    ],
    screenshots: manifestScreenshots.map(({ file, form, label }) => {
      const { width, height, scale } = screenshotForms[form];
      return {
        src: `/screenshots/${file}.webp`,
        sizes: `${width * scale}x${height * scale}`,
        type: 'image/webp',
        form_factor: form,
        label: label[language],
      };
    }),
    shortcuts: [shortcut(usedCars, usedCarsPath()), shortcut(sell, sellPath)],
    // Photos shared from the gallery. Handled by the service worker (sw/share-target.ts), with the same field
    // name.
    share_target: {
      action: pathInLanguage(sharePath, language),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'photos', accept: ['image/*'] }] },
    },
  };
}
