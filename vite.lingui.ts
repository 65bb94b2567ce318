import babel from '@rolldown/plugin-babel';
import type { PluginOption } from 'vite';
import type { PartAssignment } from './vite.parts.ts';
import { wordsPlugin } from './vite.words.ts';

/**
 * Lingui's macros, run by Babel over the files that use them, and the words they name.
 * @param assignment given for the browser's build, where words come by part
 */
export function linguiPlugins(assignment?: PartAssignment): PluginOption[] {
  return [
    babel({
      presets: [
        {
          preset: { plugins: ['@lingui/babel-plugin-lingui-macro'] },
          rolldown: { filter: { code: /from ['"]@lingui\/(?:core|react)\/macro['"]/ } },
        },
      ],
    }),
    wordsPlugin(assignment),
  ];
}
