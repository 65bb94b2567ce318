import { join } from 'node:path';
import { parse } from 'regexparam';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { laterRoutes } from '#app/later-routes.ts';
import { firstRoutes } from '#app/routes.ts';
import { readmePictures } from '../../scripts/readme-pictures.mjs';

test('the README shows the running app: its pages exist, and have their pictures', async () => {
  const pictures = readmePictures();
  expect(pictures.length).toBeGreaterThan(5);
  for (const { alt, file, path } of pictures) {
    expect(alt).not.toBe('');
    const found = [...firstRoutes, ...laterRoutes].find(({ pattern }) => parse(pattern).pattern.test(path));
    // The pattern of articles begins with a parameter, and takes every path.
    expect(found?.pattern.replace(/^\/:.*/, 'an article'), path).toMatch(/^\//);
    const { width, height } = await sharp(join(import.meta.dirname, '../..', file)).metadata();
    expect([width, height], file).toEqual([360, 740]);
  }
});
