import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { linguiPlugins } from './vite.lingui.ts';
import { offlineShell } from './vite.shell.ts';

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
    // The server sends preload links for the route at hand; see server/web/assets.ts.
    modulePreload: { polyfill: false },
    // A font or picture inlined as data would be refused by the content security policy.
    assetsInlineLimit: 0,
  },
}));
