import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { usedFile } from './sw/used-files.ts';
import { backgroundScript } from './vite.background-script.ts';
import { shortClassName } from './vite.class-names.ts';
import { sharedDexie } from './vite.dexie.ts';
import { earlyScript } from './vite.early-script.ts';
import { iconImports } from './vite.icons.ts';
import { linguiPlugins } from './vite.lingui.ts';
import { offlineFallback } from './vite.offline-fallback.ts';
import { installedFiles, partAssignment, usedFiles } from './vite.parts.ts';
import { unwrappedReact } from './vite.react.ts';
import { wordsFile } from './vite.words.ts';

type Entry = { readonly url: string; revision: string | null; size: number };

/** Marks what is not precached (sw/used-files.ts). */
function markUsed(patterns: readonly string[]) {
  const beginnings = patterns.map((pattern) => pattern.slice(0, pattern.indexOf('*')));
  const isUsed = (url: string) => beginnings.some((beginning) => url.startsWith(beginning));
  return (entries: Entry[]) => ({
    manifest: entries.map((entry) => (isUsed(entry.url) ? { ...entry, revision: usedFile } : entry)),
  });
}

export default defineConfig(({ isSsrBuild }) => {
  const { plugin, assignment } = partAssignment();
  return {
    plugins: [
      plugin,
      iconImports(),
      ...(isSsrBuild ? [] : [unwrappedReact()]),
      ...(isSsrBuild ? [] : [sharedDexie('module')]),
      linguiPlugins(isSsrBuild ? undefined : assignment),
      react(),
      earlyScript(),
      offlineFallback(),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'sw.ts',
        disable: isSsrBuild === true,
        // Registered by src/app/pwa/service-worker.ts after the page has loaded.
        injectRegister: false,
        registerType: 'prompt',
        // The server serves one manifest per language; see src/server/web/web-manifest.ts.
        manifest: false,
        includeManifestIcons: false,
        injectManifest: {
          rollupFormat: 'iife',
          target: 'es2022',
          minify: 'terser',
          buildPlugins: { vite: [backgroundScript()] },
          globPatterns: [
            ...[...installedFiles(import.meta.dirname), 'shell/*.html', 'assets/{early,dexie}-*.js'],
            ...usedFiles(import.meta.dirname),
          ],
          manifestTransforms: [markUsed(usedFiles(import.meta.dirname))],
        },
      }),
    ],
    // React has useSyncExternalStore since 18; wouter, SWR and Base UI still bring a shim for older ones.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
    css: { modules: { generateScopedName: shortClassName } },
    publicDir: isSsrBuild ? false : 'public',
    // Terser leaves the worker's white space.
    worker: {
      format: 'es',
      rolldownOptions: { output: { minify: true } },
    },
    build: {
      target: 'es2022',
      outDir: isSsrBuild ? 'dist/ssr' : 'dist/client',
      manifest: !isSsrBuild,
      // The server sends preload links for the parts of the page at hand (src/server/web/client-build.ts).
      modulePreload: false,
      // The content security policy would refuse a font or picture inlined as data.
      assetsInlineLimit: 0,
      // Seconds slower than the default, and a kilobyte smaller.
      minify: isSsrBuild ? false : 'terser',
      terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
      rolldownOptions: {
        ...(isSsrBuild ? {} : { input: { entry: 'index.html' } }),
        output: {
          // Words have no group, only a name: a group of one would be a chunk with a namespace object, and Rolldown's
          // runtime then a file of its own that every chunk imports.
          chunkFileNames: ({ facadeModuleId }) =>
            `assets/${wordsFile(facadeModuleId ?? '') ?? '[name]'}-[hash:7].js`,
          entryFileNames: isSsrBuild ? '[name].js' : 'assets/[name]-[hash:7].js',
          codeSplitting: isSsrBuild
            ? false
            : {
                // A module goes with its own part and not with those that import it: docs/decisions/parts-and-chunks.md
                includeDependenciesRecursively: false,
                groups: [
                  {
                    // Rolldown's own runtime belongs to no part.
                    name: (id) => (wordsFile(id) === undefined ? (assignment.partOf(id) ?? null) : null),
                    includeDependenciesRecursively: false,
                  },
                ],
              },
        },
      },
    },
  };
});
