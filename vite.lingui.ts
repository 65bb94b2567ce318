import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { PluginOption } from 'vite';

/**
 * Lingui's macros, run by Babel over the files that use them, and its `.po` loader. The preset is
 * written out because the Vite plugin alone no longer runs macros.
 */
export function linguiPlugins(): PluginOption[] {
  return [
    babel({
      presets: [
        {
          preset: { plugins: ['@lingui/babel-plugin-lingui-macro'] },
          rolldown: { filter: { code: /from ['"]@lingui\/(?:core|react)\/macro['"]/ } },
        },
      ],
    }),
    lingui(),
  ];
}
