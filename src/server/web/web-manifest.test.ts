import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { webManifest } from './web-manifest.ts';

const shots = z.object({
  screenshots: z.array(
    z.object({
      src: z.string(),
      sizes: z.string(),
      form_factor: z.enum(['narrow', 'wide']),
      label: z.string(),
    }),
  ),
});

test('pictures of the app are of the stated size, small, and of both forms', async () => {
  const { screenshots } = shots.parse(webManifest('id'));
  expect(new Set(screenshots.map(({ form_factor: form }) => form))).toEqual(new Set(['narrow', 'wide']));
  for (const { src, sizes } of screenshots) {
    const file = join(import.meta.dirname, '../../../public', src);
    const { width, height, format } = await sharp(file).metadata();
    expect([`${width}x${height}`, format], src).toEqual([sizes, 'webp']);
    expect((await stat(file)).size, src).toBeLessThan(80_000);
    // Browsers reject longer ones.
    expect(Math.max(width, height) / Math.min(width, height), src).toBeLessThanOrEqual(2.3);
  }
  const english = shots.parse(webManifest('en')).screenshots;
  expect(english.map(({ label }) => label)).not.toEqual(screenshots.map(({ label }) => label));
});
