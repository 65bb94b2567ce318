import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['id', 'en'],
  catalogs: [{ path: '<rootDir>/locales/{locale}/messages', include: ['<rootDir>/src/app'] }],
  orderBy: 'message',
  // Without line numbers a catalogue changes only when its words do.
  format: formatter({ lineNumbers: false }),
});
