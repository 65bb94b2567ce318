import { expect, test, vi } from 'vitest';
import { shareLink } from './share-link.ts';

const link = { title: 'Toyota Avanza', url: 'https://lajur.example/detail-mobil-bekas/x-1' };

test('the device’s own sheet is used where there is one', async () => {
  const share = vi.fn(async () => undefined);
  const writeText = vi.fn(async () => undefined);
  expect(await shareLink({ share, clipboard: { writeText } }, link)).toBe('shared');
  expect(share).toHaveBeenCalledWith(link);
  expect(writeText).not.toHaveBeenCalled();
});

test('a cancelled sheet copies nothing', async () => {
  const writeText = vi.fn(async () => undefined);
  const share = () => Promise.reject(new DOMException('', 'AbortError'));
  expect(await shareLink({ share, clipboard: { writeText } }, link)).toBe('shared');
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ['there is no sheet', undefined],
  ['the sheet is refused', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
])('the link is copied where %s', async (_why, share) => {
  const writeText = vi.fn(async (_text: string) => undefined);
  expect(await shareLink({ ...(share ? { share } : {}), clipboard: { writeText } }, link)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(link.url);
});

test.each([
  ['cannot be written', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
  ['is not there', undefined],
])('it is left to be copied by hand where the clipboard %s', async (_why, clipboard) => {
  expect(await shareLink(clipboard ? { clipboard } : {}, link)).toBe('by-hand');
});
