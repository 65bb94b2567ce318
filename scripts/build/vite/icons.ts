import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';

/** Maps the export names of each icon to its file. */
function iconFiles(): ReadonlyMap<string, string> {
  const folder = dirname(createRequire(import.meta.url).resolve('lucide')).replace(/\/cjs$/, '/esm');
  const exported = readFileSync(`${folder}/iconsAndAliases.mjs`, 'utf8');
  return new Map(
    [...exported.matchAll(/export \{([^}]*)\} from '\.\/(icons\/[\w-]+\.mjs)'/g)].flatMap(
      ([, names = '', file = '']) =>
        [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, `${folder}/${file}`] as const),
    ),
  );
}

/**
 * Imports each icon from its own file. Importing from the package's index would put every icon of the app
 * into the earliest part that uses any, and the build would read all 1,700 files.
 * @see docs/decisions/patched-dependencies.md
 */
export function iconImports(): Plugin {
  const files = iconFiles();
  return {
    name: 'lajur:icons',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.tsx?$/, code: /from 'lucide'/ },
      handler(code) {
        return code.replace(/import \{([^}]*)\} from 'lucide';/g, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map((name) => {
              const [exported = '', local = exported] = name.split(' as ');
              const file = files.get(exported);
              if (file === undefined) throw new Error(`lucide has no icon ${exported}`);
              return `import ${local} from '${file}';`;
            })
            .join(' '),
        );
      },
    },
  };
}
