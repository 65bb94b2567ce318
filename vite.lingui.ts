import babel from '@rolldown/plugin-babel';
import type { PluginOption } from 'vite';
import type { PartAssignment } from './vite.parts.ts';
import { wordsPlugin } from './vite.words.ts';

/**
 * Runs Lingui's macros with Babel on the files that use them, and provides their messages.
 * @param assignment only for the browser build, which splits messages by part
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
