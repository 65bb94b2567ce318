import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';

/** The file of each icon, by the names it is exported under. */
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
 * Imports each icon from its own file. Through the package's index every icon of the app would be imported by the
 * earliest part that uses any, and the build would read all 1,700.
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
