import { expect, test } from 'vitest';
import { firstRoutes } from '#app/routes.ts';
import { reachOf } from './find-imports.ts';
import { targetOf } from './import-rules.ts';
import { readSource } from './source-files.ts';

/** What belongs to every first visit. */
const first = [
  ...['entry-client', 'start', 'app', 'browser-pages'].map((name) => `src/app/${name}.tsx`),
  ...firstRoutes.filter(({ part }) => part === 'first').map(({ screen }) => `src/app/screens/${screen}.tsx`),
];

/** Each file that is reached by static imports, with the one that imports it. */
function staticReach(roots: readonly string[]): ReadonlyMap<string, string> {
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

test('a first visit loads neither the database, nor its code, nor the schemas', () => {
  const reached = [...staticReach(first)];
  expect(reached.length).toBeGreaterThan(100);
  const heavy = reached.filter(([name]) => /^(?:dexie.*|zod(?:\/mini)?|src\/offline\/.*)$/.test(name));
  expect(heavy).toEqual([]);
  expect(reached.map(([name]) => name)).toContain('swr');
});

test('a server loads no traces before they are asked for', () => {
  const reached = [...staticReach(['src/server/main.ts']).keys()];
  expect(reached).toContain('fastify');
  expect(reached.filter((name) => name.startsWith('@opentelemetry/'))).toEqual([]);
});
