import { defineConfig } from '@lingui/cli';
import babel from '@lingui/cli/api/extractors/babel';
import { formatter } from '@lingui/format-po';

/** Relative to the root; scripts/check-messages.mjs extracts into another one. */
const folder = process.env.MESSAGES_FOLDER ?? 'locales';

/**
 * One catalogue per language. The build splits it into one message file per part of the app (scripts/build/vite/words.ts).
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['id', 'en'],
  catalogs: [
    {
      path: `<rootDir>/${folder}/{locale}/messages`,
      include: ['app', 'catalogue', 'contract', 'server'].map((area) => `<rootDir>/src/${area}`),
    },
  ],
  runtimeConfigModule: { Trans: ['#app/i18n/trans.tsx', 'Trans'] },
  extractors: [
    {
      ...babel,
      // Parsing files without a text takes a third of the time.
      extract: async (name, code, onMessage, ...rest) => {
        const { localizedCalls } = await import('./scripts/build/localized.mjs');
        for (const { id, message, context, placeholders } of localizedCalls(name, code).calls)
          onMessage({ id, message, placeholders, origin: [name, 1], ...(context && { context }) });
        if (code.includes('@lingui/')) await babel.extract(name, code, onMessage, ...rest);
      },
    },
  ],
  orderBy: 'message',
  // Without line numbers, so that a catalogue changes only when its messages do.
  format: formatter({ lineNumbers: false }),
});
