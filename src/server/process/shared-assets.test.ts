import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { staticFiles } from '#server/plugins/static-files.ts';
import { shareAssets } from './shared-assets.ts';

test('a process serves files of former and of newer builds; old ones are removed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lajur-assets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const shared = path.join(folder, 'data', 'assets');
  async function serve(build: string) {
    const clientDirectory = path.join(folder, build);
    await mkdir(path.join(clientDirectory, 'assets'), { recursive: true });
    await writeFile(path.join(clientDirectory, 'assets', `app-${build}.js`), `// ${build}`);
    const app = Fastify();
    onTestFinished(() => app.close());
    await staticFiles(app, {
      ...{ clientDirectory, sharedAssets: shared, isWorkerOn: true },
      onWarning: (line) => expect.fail(line),
    });
    return async (name: string) => {
      const { statusCode, body, headers } = await app.inject(`/assets/${name}`);
      return statusCode === 200 ? [body, headers['cache-control']] : statusCode;
    };
  }
  const former = await serve('former');
  const newer = await serve('newer');
  for (const ask of [former, newer]) {
    for (const build of ['former', 'newer'])
      expect(await ask(`app-${build}.js`)).toEqual([`// ${build}`, 'public, max-age=31536000, immutable']);
    expect(await ask('missing.js')).toBe(404);
    expect(await ask('..%2f..%2fsecret')).toBe(404);
  }
  const later = new Date(Date.now() + 31 * 86_400_000);
  await shareAssets(path.join(folder, 'newer', 'assets'), shared, later);
  expect(await readdir(shared)).toEqual(['app-newer.js']);
});
