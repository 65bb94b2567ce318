import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/**
 * Files whose words a page needs before anything is tapped. All others come with the code that shows them
 * (src/app/ui/lazy-part.tsx). tests/e2e/first-words.test.ts says which side a file belongs to.
 */
const firstLoad = [
  'screens/home',
  'screens/used-cars',
  'screens/listing-detail',
  'features/shell/shell',
  'features/shell/header',
  'features/shell/tab-bar',
  'features/shell/back-button',
  'features/shell/language-switch',
  'features/suggest/search-button',
  'features/suggest/search-field',
  'features/city/city-button',
  'features/search/pagination',
  'features/search/filter-chips',
  'features/search/list-head',
  'features/listing/listing-card',
  'features/listing/listing-badges',
  'features/listing/contact-actions',
  'features/listing/age',
  'features/listing/gallery',
  'features/favourites/favourite-button',
  'features/favourites/wishlist-button',
  'features/seo/head',
  'ui/!(breadcrumbs|device-failure-text|faq-list|guest-state|kept-note|scope-name|search-field|send-standing|sheet-drawer|text-area-field|undo-bar|unknown-list)',
].map((file) => `<rootDir>/src/app/${file}.tsx`);

export default defineConfig({
  sourceLocale: 'en',
  locales: ['id', 'en'],
  catalogs: [
    { path: '<rootDir>/locales/{locale}/messages', include: firstLoad },
    { path: '<rootDir>/locales/{locale}/later', include: ['<rootDir>/src/app'], exclude: firstLoad },
  ],
  runtimeConfigModule: { Trans: ['#app/i18n/trans.tsx', 'Trans'] },
  orderBy: 'message',
  // Without line numbers, so that a catalogue changes only with its words.
  format: formatter({ lineNumbers: false }),
});
