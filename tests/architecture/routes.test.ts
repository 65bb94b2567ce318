import { expect, test } from 'vitest';
import { laterRoutes } from '#app/later-routes.ts';
import { partBeginnings } from '#app/part-beginnings.ts';
import { firstRoutes } from '#app/routes.ts';
import { reachOf } from './find-imports.ts';
import { targetOf } from './import-rules.ts';
import { readSource, repositoryFiles } from './source-files.ts';

const files = repositoryFiles();
const routes = [...firstRoutes, ...laterRoutes];

test('each screen has a route, and each route a screen', () => {
  const screens = files.filter((path) => /^src\/app\/screens\/[^/]+(?<!\.test)\.tsx$/.test(path));
  const named = routes.map(({ screen }) => `src/app/screens/${screen}.tsx`);
  expect([...new Set(named)].sort()).toEqual(screens.sort());
});

test('a screen is fetched with one part', () => {
  const pairs = new Set(routes.map(({ part, screen }) => `${screen} with ${part}`));
  expect(pairs.size).toBe(new Set(routes.map(({ screen }) => screen)).size);
});

test('what a part begins with is imported on demand, or is a style', () => {
  const onDemand = new Set(
    files
      .filter((path) => /^src\/app\/.*(?<!\.test)\.tsx?$/.test(path))
      .flatMap((path) =>
        reachOf(path, readSource(path))
          .imports.filter((found) => found.isOnDemand)
          .map(({ specifier }) => targetOf(path, specifier))
          .map((target) => (target.kind === 'file' ? target.path : target.name)),
      ),
  );
  const named = Object.values(partBeginnings)
    .flat()
    .map((file) => `src/app/${file}`);
  expect(named.filter((file) => !files.includes(file))).toEqual([]);
  expect(named.filter((file) => !file.endsWith('.css') && !onDemand.has(file))).toEqual([]);
});
