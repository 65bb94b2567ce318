import { type Language, type Localized, localeOf, pathInLanguage } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { favouritesPath, sellPath, sharePath, usedCarsPath } from '#contract/paths.ts';
import { manifestScreenshots, screenshotForms } from '#contract/site/manifest-screenshots.ts';
import { sharedFields } from '#contract/site/share-target.ts';
import { newVehiclesPath } from '#contract/vehicles/vehicle-paths.ts';

const words = {
  name: localized('Lajur: used and new cars'),
  description: localized('Find, compare and sell cars, even when your signal drops.'),
  usedCars: localized('Find used cars'),
  newCars: localized('New cars with prices'),
  favourites: localized('Favourites'),
  sell: localized('Sell your car'),
} as const;

const icon = (file: string, sizes: string, purpose: 'any' | 'maskable' | 'monochrome') => ({
  src: `/icons/${file}.png`,
  sizes,
  type: 'image/png',
  purpose,
});

/** The web manifest. Both languages describe the same app. */
export function webManifest(language: Language): object {
  const { photos, ...texts } = sharedFields;
  const shortcut = (label: Localized, path: string) => ({
    name: label[language],
    url: pathInLanguage(path, language),
    icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
  });
  return {
    id: '/',
    name: words.name[language],
    short_name: 'Lajur',
    description: words.description[language],
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
      icon('icon-monochrome-512', '512x512', 'monochrome'),
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
    shortcuts: [
      shortcut(words.usedCars, usedCarsPath()),
      shortcut(words.sell, sellPath),
      shortcut(words.favourites, favouritesPath),
      shortcut(words.newCars, newVehiclesPath('mobil')),
    ],
    // An open window keeps its page, unless a shortcut names another one (app/pwa/launches.ts).
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
    // Handled by the service worker (sw/share-target.ts).
    share_target: {
      action: pathInLanguage(sharePath, language),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { ...texts, files: [{ name: photos, accept: ['image/*'] }] },
    },
  };
}
