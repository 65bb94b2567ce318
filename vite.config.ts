import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { linguiPlugins } from './vite.lingui.ts';
import { offlineShell } from './vite.shell.ts';

/** What the first screen of any page needs, as one file: it compresses better than twenty small ones. */
const neededByEveryPage = new RegExp(
  [
    '/node_modules/(?:react|react-dom|scheduler|wouter|regexparam|@lingui)/',
    '/src/contract/(?:kept-header|language|money|page-data|paths|picture|reading-paths|slug|sort-order|vehicle)\\.ts',
    '/src/app/ui/(?:app-link|badge|button|chip|class-names|icon|icon-button|header-action|history-watch|picture)\\.',
    '/src/app/features/(?:seo/(?:head|structured-data)|listing/(?:age|listing-(?:badges|card|grid))\\.|favourites/(?:favourite-button|favourites-store|use-fav))',
    '/src/app/(?:i18n/use-language|data/(?:api-(?:client|error)|use-is-idle))',
  ].join('|'),
);

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    linguiPlugins(),
    react(),
    offlineShell(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      disable: isSsrBuild === true,
      // Registered by src/app/pwa/service-worker.ts, after the page has loaded.
      injectRegister: false,
      registerType: 'prompt',
      // The server serves one a language; see src/server/web/web-manifest.ts.
      manifest: false,
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: 'iife',
        // The app itself and no pictures: at most 400 kB compressed (docs/product.md#offline).
        globPatterns: [
          'assets/**/*.{js,css}',
          'shell/*.html',
          'app-mode.js',
          'taps.js',
          'icons/icon.svg',
          'icons/icon-192.png',
        ],
        // Kept when they are first used: the index, for those who keep a city, the words of the other language, and the
        // pages and parts that need a connection or a wide screen. The font is kept with the first page (src/app/pwa/service-worker.ts).
        globIgnores: [
          'assets/account-collections-*',
          'assets/apply-collections-*',
          'assets/block-button-*',
          'assets/brand-model-variant-*',
          'assets/call-problem-*',
          'assets/catalogue.worker-*',
          'assets/contact-message-*',
          'assets/contact-us-*',
          'assets/dealer-stock-*',
          'assets/desktop-nav-*',
          'assets/device-copy-*',
          'assets/edit-details-*',
          'assets/featured-rail-*',
          'assets/filter-tabs-*',
          'assets/finance-lead-*',
          'assets/known-profile-*',
          'assets/later-en-*',
          'assets/lead-slide-in-*',
          'assets/locked-offers-*',
          'assets/my-lead-*',
          'assets/my-offer-*',
          'assets/notification-layer-*',
          'assets/notification-words-*',
          'assets/notifications-*',
          'assets/offers-list-*',
          'assets/own-data-*',
          'assets/own-listings-*',
          'assets/profile-*',
          'assets/push-*',
          'assets/report-button-*',
          'assets/report-sheet-*',
          'assets/scope-name-*',
          'assets/scope-sheet-*',
          'assets/sign-out-*',
          'assets/site-page-*',
          'assets/staff-review-*',
          'assets/use-account-call-*',
        ],
      },
    }),
  ],
  // React has had it since 18; wouter still brings it along for older ones.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  publicDir: isSsrBuild ? false : 'public',
  // Terser leaves a worker's white space standing.
  worker: { format: 'es', rolldownOptions: { output: { minify: true } } },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/ssr' : 'dist/client',
    manifest: !isSsrBuild,
    // One stylesheet for all pages: small, cached once, and no flash when a screen is opened later.
    cssCodeSplit: false,
    // The server sends preload links for the route at hand (server/web/client-build.ts). Lists of what a later part
    // needs would be two kilobytes of file names in the first load; the worker has all of them after the first visit.
    modulePreload: false,
    // A font or picture inlined as data would be refused by the content security policy.
    assetsInlineLimit: 0,
    // Slower than the default by seconds and smaller by a kilobyte on every phone.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    rolldownOptions: {
      output: {
        // Words are told apart by their language.
        chunkFileNames: ({ name, facadeModuleId }) =>
          `assets/${[name, /\/locales\/(\w+)\//.exec(facadeModuleId ?? '')?.[1]].filter(Boolean).join('-')}-[hash:7].js`,
        codeSplitting: isSsrBuild ? false : { groups: [{ name: 'app', test: neededByEveryPage }] },
      },
    },
  },
}));
