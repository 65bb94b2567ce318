import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { styleTargets } from './scripts/build/floor.mjs';
import { backgroundScript } from './scripts/build/vite/background-script.ts';
import { shortClassName } from './scripts/build/vite/class-names.ts';
import { sharedDexie } from './scripts/build/vite/dexie.ts';
import { earlyScript } from './scripts/build/vite/early-script.ts';
import { iconImports } from './scripts/build/vite/icons.ts';
import { linguiPlugins } from './scripts/build/vite/lingui.ts';
import { localizedPlugin } from './scripts/build/vite/localized.ts';
import { offlineFallback } from './scripts/build/vite/offline-fallback.ts';
import { installedFiles, partAssignment, usedFiles } from './scripts/build/vite/parts.ts';
import { unwrappedReact } from './scripts/build/vite/react.ts';
import { styledImports } from './scripts/build/vite/styled-imports.ts';
import { wordsFile } from './scripts/build/vite/words.ts';
import { usedFile, wordsFile as wordsMark } from './sw/used-files.ts';

type Entry = { readonly url: string; revision: string | null; size: number };

/** Marks files that are not precached, and messages (sw/used-files.ts). */
function markUsed(patterns: readonly string[]) {
  const beginnings = patterns.map((pattern) => pattern.slice(0, pattern.indexOf('*')));
  const isUsed = (url: string) => beginnings.some((beginning) => url.startsWith(beginning));
  return (entries: Entry[]) => ({
    manifest: entries.map((entry) => {
      if (isUsed(entry.url)) return { ...entry, revision: usedFile };
      return entry.url.startsWith('assets/words-') ? { ...entry, revision: wordsMark } : entry;
    }),
  });
}

export default defineConfig(({ command, isSsrBuild }) => {
  const { plugin, assignment } = partAssignment();
  return {
    plugins: [
      plugin,
      iconImports(),
      ...(isSsrBuild ? [] : [unwrappedReact(), styledImports()]),
      ...(isSsrBuild ? [] : [sharedDexie('module')]),
      linguiPlugins(command === 'build' && !isSsrBuild ? assignment : undefined),
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
          buildPlugins: { vite: [localizedPlugin(), backgroundScript()] },
          globPatterns: [
            ...[...installedFiles(), 'shell/*.html', 'assets/{early,dexie}-*.js'],
            ...usedFiles(),
          ],
          manifestTransforms: [markUsed(usedFiles())],
        },
      }),
    ],
    // React has had useSyncExternalStore since 18; wouter, SWR and Base UI still include a shim for older
    // versions (docs/decisions/patched-dependencies.md).
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
    css: { modules: { generateScopedName: shortClassName } },
    publicDir: isSsrBuild ? false : 'public',
    // Not a module: Firefox has those in workers since 114. Without `minify` whitespace and annotations stay.
    worker: {
      format: 'iife',
      plugins: () => [localizedPlugin()],
      rolldownOptions: { output: { minify: true } },
    },
    build: {
      // What of it the floor's browsers lack is not in the built scripts (scripts/check-floor.mjs); for them, class fields
      // would become functions, which is 2 % more.
      target: 'es2022',
      // Their syntax; what a style needs of a browser is its own affair.
      cssTarget: styleTargets,
      outDir: isSsrBuild ? 'dist/ssr' : 'dist/client',
      manifest: !isSsrBuild,
      // The server sends preload links for the parts that the page needs (src/server/web/client-build.ts).
      modulePreload: false,
      // The content security policy blocks fonts and images inlined as data URLs.
      assetsInlineLimit: 0,
      minify: !isSsrBuild,
      rolldownOptions: {
        ...(isSsrBuild ? {} : { input: { entry: 'index.html' } }),
        output: {
          // Message modules have a file name but no group: a group of one would become a chunk with a
          // namespace object, and would move Rolldown's runtime into a separate file that every chunk
          // imports.
          chunkFileNames: ({ facadeModuleId }) =>
            `assets/${wordsFile(facadeModuleId ?? '') ?? '[name]'}-[hash:7].js`,
          entryFileNames: isSsrBuild ? '[name].js' : 'assets/[name]-[hash:7].js',
          codeSplitting: isSsrBuild
            ? false
            : {
                // A module belongs to its own part and not to the parts that import it:
                // docs/decisions/parts-and-chunks.md
                includeDependenciesRecursively: false,
                groups: [
                  {
                    // Rolldown's runtime belongs to no part.
                    name: (id) => (wordsFile(id) === undefined ? (assignment.fileOf(id) ?? null) : null),
                    includeDependenciesRecursively: false,
                  },
                ],
              },
        },
      },
    },
  };
});
