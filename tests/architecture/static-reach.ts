import { firstRoutes } from '#app/routes.ts';
import { reachOf } from './find-imports.ts';
import { targetOf } from './import-rules.ts';
import { readSource } from './source-files.ts';

/** What belongs to every first visit. */
export const firstVisit = [
  ...['entry-client', 'start', 'app', 'browser-pages'].map((name) => `src/app/${name}.tsx`),
  ...firstRoutes.filter(({ part }) => part === 'first').map(({ screen }) => `src/app/screens/${screen}.tsx`),
];

/** Each file that is reached by static imports, with the one that imports it. */
export function staticReach(roots: readonly string[]): ReadonlyMap<string, string> {
  const reached = new Map(roots.map((root) => [root, root]));
  for (const path of reached.keys()) {
    if (!/\.tsx?$/.test(path)) continue;
    for (const { specifier, isType, isOnDemand } of reachOf(path, readSource(path)).imports) {
      const target = targetOf(path, specifier);
      const name = target.kind === 'file' ? target.path : target.name;
      if (isType || isOnDemand || reached.has(name)) continue;
      reached.set(name, path);
    }
  }
  return reached;
}
