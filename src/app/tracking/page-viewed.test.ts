import { expect, test } from 'vitest';
import { trackingEvent } from '#contract/page/tracking-event.ts';
import { pageViewed } from './page-viewed.ts';

test('a page view includes the page’s title', () => {
  const event = pageViewed('/mobil-bekas/:search', { title: 'MPV bekas', search: '?utm_source=radio' });
  expect(event).toEqual({ name: 'page_viewed', pattern: '/mobil-bekas/:search', title: 'MPV bekas' });
  expect(trackingEvent.parse(event)).toEqual(event);
  const long = pageViewed(undefined, { title: 'x'.repeat(500), search: '' });
  expect(trackingEvent.safeParse(long).success).toBe(true);
});

test('a title with words that were typed is not', () => {
  const event = pageViewed('/search/result', { title: 'Hasil untuk 0812', search: '?page=2&q=0812' });
  expect(event).toEqual({ name: 'page_viewed', pattern: '/search/result' });
});
