import { expect, it } from 'vitest';
import type { Notification } from '#contract/notifications/notification.schema.ts';
import { newsToTell } from './news-to-tell.ts';

const news = (id: number, isRead = false): Notification => ({
  id,
  kind: 'search-news',
  facts: { name: 'Avanza', path: '/mobil-bekas/avanza', count: 1 },
  createdAt: '2026-11-22T00:00:00Z',
  isRead,
});
const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
};
const ids = (items: readonly Notification[]) => items.map(({ id }) => id);

it('returns each once, oldest first, without read ones', () => {
  const kept = storage();
  expect(ids(newsToTell('sari', [news(3), news(2, true), news(1)], kept))).toEqual([1, 3]);
  expect(newsToTell('sari', [news(3), news(1)], kept)).toEqual([]);
  expect(ids(newsToTell('sari', [news(4), news(3)], kept))).toEqual([4]);
});

it('distinguishes accounts', () => {
  const kept = storage();
  newsToTell('sari', [news(9)], kept);
  expect(ids(newsToTell('budi', [news(5)], kept))).toEqual([5]);
});

it('returns nothing without storage', () => {
  const broken = {
    getItem: () => null,
    setItem() {
      throw new Error('full');
    },
  };
  expect(newsToTell('sari', [news(1)], broken)).toEqual([]);
});
