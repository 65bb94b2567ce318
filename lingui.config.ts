import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** One catalogue a language; the build gives each part of the app the words that its code names (vite.words.ts). */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['id', 'en'],
  catalogs: [{ path: '<rootDir>/locales/{locale}/messages', include: ['<rootDir>/src/app'] }],
  runtimeConfigModule: { Trans: ['#app/i18n/trans.tsx', 'Trans'] },
  orderBy: 'message',
  // Without line numbers, so that a catalogue changes only with its words.
  format: formatter({ lineNumbers: false }),
});
