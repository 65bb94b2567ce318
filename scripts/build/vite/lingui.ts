import babel from '@rolldown/plugin-babel';
import type { Plugin, PluginOption } from 'vite';
import { root } from '../../setup/root.mjs';
import { localizedPlugin } from './localized.ts';
import type { PartAssignment } from './parts.ts';
import { wordsPlugin } from './words.ts';

/**
 * Runs Lingui's macros with Babel on the files that use them, and provides their messages and those of `localized`.
 * @param assignment only for the browser build, which splits messages by part
 */
export function linguiPlugins(assignment?: PartAssignment): PluginOption[] {
  return [
    localizedPlugin(),
    babel({
      presets: [
        {
          preset: { plugins: ['@lingui/babel-plugin-lingui-macro'] },
          rolldown: { filter: { code: /from ['"]@lingui\/(?:core|react)\/macro['"]/ } },
        },
      ],
    }),
    ownNumbers(),
    wordsPlugin(assignment),
  ];
}

/**
 * Formats the numbers in plurals with `formatNumber`: Lingui uses Intl.NumberFormat, whose first instance blocks a slow
 * phone.
 * @see docs/decisions/patched-dependencies.md
 */
function ownNumbers(): Plugin {
  const itsNumbers = 'new Intl.NumberFormat(_locales, format)';
  const ownModule = JSON.stringify(`${root}/src/contract/money.ts`);
  return {
    name: 'lajur:numbers',
    apply: 'build',
    transform: {
      filter: { id: /@lingui\/core\/dist\/index\.mjs$/ },
      handler(code) {
        if (!code.includes(itsNumbers)) throw new Error(`@lingui/core no longer has ${itsNumbers}`);
        const own = '({ format: (value) => formatNumber(value, locales) })';
        return `import { formatNumber } from ${ownModule};\n${code.replace(itsNumbers, `format ? ${itsNumbers} : ${own}`)}`;
      },
    },
  };
}
