import type { Plugin } from 'vite';

/**
 * The app's own function for `import()` in the place of Vite's, without what it does not need: nonces, preload links,
 * relative addresses.
 * @see docs/decisions/patched-dependencies.md
 * @see https://github.com/vitejs/vite/blob/v8.3.8/packages/vite/src/node/plugins/importAnalysisBuild.ts
 */
export function styledImports(): Plugin {
  return {
    name: 'lajur:styled-imports',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () =>
        `export { importWithStyles as __vitePreload } from '/src/app/ui/part/import-with-styles.ts';`,
    },
  };
}
