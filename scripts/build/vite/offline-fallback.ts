import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { type Language, languages } from '../../../src/contract/language.ts';
import { emptyShell, type PageData, pageDataId } from '../../../src/contract/page/page-data.ts';

const titles: Record<Language, string> = {
  id: 'Lajur: mobil baru dan bekas',
  en: 'Lajur: new and used cars',
};

/**
 * Writes the offline fallback from the built `index.html`: one document per language, without content or
 * data. The service worker serves it if it has no cached page; entry-client.tsx then renders the URL from
 * data on the device. The template itself is never served.
 */
export function offlineFallback(): Plugin {
  return {
    name: 'lajur:offline-fallback',
    apply: 'build',
    // After Vite has written index.html, and before the worker is built in closeBundle.
    writeBundle: {
      order: 'post',
      async handler({ dir }) {
        if (this.environment.name !== 'client' || dir === undefined) return;
        const template = await readFile(`${dir}/index.html`, 'utf8');
        await mkdir(`${dir}/shell`, { recursive: true });
        await Promise.all(
          languages.map((language) =>
            writeFile(`${dir}/shell/${language}.html`, shellFrom(template, language)),
          ),
        );
      },
    },
  };
}

function shellFrom(template: string, language: Language): string {
  const data: PageData = {
    language,
    origin: '',
    view: emptyShell,
    isForReading: false,
    // Not the build time: identical sources produce an identical document, which is not downloaded again.
    renderedAt: new Date(0).toISOString(),
    answers: {},
  };
  const head = [
    `<title>${titles[language]}</title>`,
    '<meta name="robots" content="noindex" />',
    `<link rel="manifest" href="/manifest/${language}.webmanifest" />`,
  ].join('');
  const places: readonly (readonly [place: string | RegExp, content: string])[] = [
    [/<html lang="[^"]*"/, `<html lang="${language}"`],
    ['<!--head-->', head],
    ['<!--app-->', ''],
    ['<!--data-->', `<script type="application/json" id="${pageDataId}">${JSON.stringify(data)}</script>`],
  ];
  return places.reduce((text, [place, content]) => {
    if (text.search(place) < 0) throw new Error(`index.html has no ${place}`);
    return text.replace(place, () => content);
  }, template);
}
