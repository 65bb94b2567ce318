import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { staticFiles } from './static-files.ts';

test('where the worker is off, its address is a worker that removes itself; both are revalidated', async () => {
  const clientDirectory = await mkdtemp(path.join(tmpdir(), 'lajur-static-'));
  const sharedAssets = path.join(clientDirectory, 'shared');
  const onWarning = (line: string) => expect.fail(line);
  try {
    await mkdir(path.join(clientDirectory, 'assets'));
    await mkdir(sharedAssets);
    await writeFile(path.join(clientDirectory, 'sw.js'), 'works');
    await writeFile(path.join(clientDirectory, 'sw-remove.js'), 'removes');
    for (const [isWorkerOn, script] of [
      [true, 'works'],
      [false, 'removes'],
    ] as const) {
      const app = Fastify({ logger: false });
      await staticFiles(app, { clientDirectory, sharedAssets, isWorkerOn, onWarning });
      const answer = await app.inject('/sw.js');
      await app.close();
      expect([answer.statusCode, answer.body]).toEqual([200, script]);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['content-type']).toContain('javascript');
    }
  } finally {
    await rm(clientDirectory, { recursive: true, force: true });
  }
});
