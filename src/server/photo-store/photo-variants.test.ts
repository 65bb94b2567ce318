import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { newPhoto } from '#tests/support/new-photo.ts';
import { makeVariants } from './photo-variants.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a small file has two seconds to decode, and one that takes longer is refused', async () => {
  const photo = await newPhoto();
  const pipeline = Object.getPrototypeOf(sharp(photo));
  const limit = vi.spyOn(pipeline, 'timeout');
  expect(await makeVariants(photo)).toMatchObject({ files: expect.any(Map) });
  expect(limit.mock.calls).toEqual([[{ seconds: 2 }]]);
  // As libvips aborts a pipeline after its timeout.
  vi.spyOn(pipeline, 'toBuffer').mockRejectedValue(new Error('timeout: 2% complete'));
  expect(await makeVariants(photo)).toBe('undecodable');
});
