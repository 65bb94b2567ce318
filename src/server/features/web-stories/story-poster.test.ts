import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createStoryPosters } from './story-poster.ts';

test('a poster is a JPEG of 640×853 with the whole photo', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'lajur-posters-'));
  try {
    const photo = await sharp({ create: { width: 960, height: 600, channels: 3, background: '#ffffff' } })
      .webp()
      .toBuffer();
    const posters = createStoryPosters({
      directory,
      readers: [async () => undefined, async (key) => (key === 'a' ? photo : undefined)],
      onKeepFailed: (error) => {
        throw error;
      },
    });
    const made = await posters.read('a');
    const { format, width, height } = await sharp(made).metadata();
    expect([format, width, height]).toEqual(['jpeg', 640, 853]);
    const brightness = async (top: number) => {
      const part = await sharp(made).extract({ left: 300, top, width: 40, height: 40 }).toBuffer();
      return (await sharp(part).stats()).channels[0]?.mean ?? 0;
    };
    expect(await brightness(400)).toBeGreaterThan(240);
    expect(await brightness(40)).toBeLessThan(200);
    expect(await posters.read('b')).toBeUndefined();
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});
