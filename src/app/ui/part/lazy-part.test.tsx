// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { lazyPart } from './lazy-part.tsx';
import { retried } from './until-arrived.ts';

vi.mock('#app/i18n/messages.ts', () => ({ partWords: async () => undefined }));

afterEach(cleanup);

const Sheet = ({ name }: { readonly name: string }) => <p>{name}</p>;
const inPage = (part: ReactNode) => render(<Suspense fallback="loading">{part}</Suspense>);

test('a part loaded before renders immediately, without a fallback', async () => {
  const LazySheet = lazyPart('browse', async () => Sheet);
  await LazySheet.preload();
  const { container } = inPage(<LazySheet name="Sort" />);
  expect(container.textContent).toBe('Sort');
});

test('a part not loaded yet renders after its fallback', async () => {
  const LazySheet = lazyPart('browse', async () => Sheet);
  const { container } = inPage(<LazySheet name="Sort" />);
  expect(container.textContent).toBe('loading');
  await act(async () => undefined);
  expect(await screen.findByText('Sort')).toBeTruthy();
});

test('loading ahead does not reject, and is tried again when it is shown', async () => {
  const load = vi
    .fn<() => Promise<typeof Sheet>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Sheet);
  const LazySheet = lazyPart('browse', load);
  await LazySheet.preload();
  inPage(<LazySheet name="Sort" />);
  expect(await screen.findByText('Sort')).toBeTruthy();
});

test('what fails in the background says nothing, nor does it once another part has been shown', async () => {
  const { dataset } = document.documentElement;
  const LazySheet = lazyPart('browse', async () => Sheet);
  inPage(<LazySheet name="Sort" />);
  expect(await screen.findByText('Sort')).toBeTruthy();
  expect(dataset).not.toHaveProperty('asked');
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
  void retried(load);
  await eventually(() => expect(load).toHaveBeenCalledOnce());
  expect(dataset).not.toHaveProperty('missing');
});
