import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { linguiPlugins } from './vite.lingui.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [linguiPlugins(), react()],
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
