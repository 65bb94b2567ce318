import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { linguiPlugins } from './vite.lingui.ts';
import { offlineShell } from './vite.shell.ts';

/** What the first screen of any page needs, as one file: it compresses better than twenty small ones. */
const neededByEveryPage = new RegExp(
  [
    '/node_modules/(?:react|react-dom|scheduler|wouter|regexparam|@lingui|lucide)/',
    '/src/contract/(?:endpoints|filter|kept-header|language|money|page-data|paths|picture|slug|vehicle)\\.ts',
    '/src/app/ui/(?:app-link|badge|button|chip|class-names|icon|icon-button|header-action|history-watch|picture)\\.',
    '/src/app/features/(?:seo/|listing/(?:age|listing-)|favourites/(?:favourite-button|favourites-store|use-fav))',
    '/src/app/i18n/use-language',
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
        // The app itself and no pictures: at most 400 kB compressed (design, Conventions).
        globPatterns: [
          'assets/**/*.{js,css,woff2}',
          'shell/*.html',
          'app-mode.js',
          'early-tap.js',
          'brands.svg',
          'icons/icon.svg',
          'icons/icon-192.png',
        ],
      },
    }),
  ],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/ssr' : 'dist/client',
    manifest: !isSsrBuild,
    // One stylesheet for all pages: small, cached once, and no flash when a screen is opened later.
    cssCodeSplit: false,
    // The server sends preload links for the route at hand; see server/web/client-build.ts.
    modulePreload: { polyfill: false },
    // A font or picture inlined as data would be refused by the content security policy.
    assetsInlineLimit: 0,
    // Slower than the default by seconds and smaller by a kilobyte on every phone.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    rolldownOptions: {
      output: {
        codeSplitting: isSsrBuild ? false : { groups: [{ name: 'app', test: neededByEveryPage }] },
      },
    },
  },
}));
