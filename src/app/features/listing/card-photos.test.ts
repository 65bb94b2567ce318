// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConnectionLost } from '#app/data/api/api-error.ts';
import { eventually } from '#tests/support/eventually.ts';
import { listingCard, listingDetail } from '#tests/support/listing-cards.ts';
import { watchCardPhotos } from './card-photos.ts';

const width = 320;
const images = ['a', 'b', 'c', 'd'].map((key) => ({ key, preview: '' }));
const get = vi.fn(async () => ({ listing: listingDetail(1, { images }), breadCrumbs: [] }));
const cars = (imageCount: number) => ({
  answers: { '/api/list': { items: [listingCard(1, { imageCount })] } },
  get: get as never,
});
const html = `<ul><li><article><a href="/detail-mobil-bekas/toyota-avanza-1">
  <div><img src="/media/a/480.webp" alt=""><span>8</span></div><div>Rp</div></a></article></li></ul>`;
let stop = () => {};

function show(imageCount = 4): void {
  document.body.innerHTML = html;
  stop = watchCardPhotos(cars(imageCount));
}
const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? expect.fail(selector);
const strip = () => document.querySelector<HTMLElement>('[aria-hidden][tabindex="-1"]');
const touch = (selector = 'a img') =>
  find(selector).dispatchEvent(new Event('touchstart', { bubbles: true }));
const shown = () =>
  [...(strip()?.children ?? [])].map((slide) => slide.querySelector('img')?.getAttribute('src'));

async function swipeTo(place: number): Promise<void> {
  const element = strip() ?? expect.fail('no strip');
  Object.defineProperty(element, 'clientWidth', { configurable: true, value: width });
  element.scrollLeft = place * width;
  element.dispatchEvent(new Event('scroll'));
  await eventually(() => expect(get.mock.results.every(({ type }) => type !== 'incomplete')).toBe(true));
  await Promise.resolve();
}

beforeEach(() => get.mockClear());
afterEach(() => stop());

test('a card has no strip before it is touched, and asks for nothing before it is swiped', () => {
  show();
  expect(strip()).toBeNull();
  touch();
  touch();
  expect(document.querySelectorAll('[tabindex="-1"]')).toHaveLength(1);
  expect(shown()).toEqual([expect.stringContaining('/media/a/480.webp'), undefined, undefined, undefined]);
  expect(get).not.toHaveBeenCalled();
});

test('a swiped photo and the next one are fetched, the others are not', async () => {
  show();
  touch();
  await swipeTo(0.2);
  await eventually(() => expect(shown()[1]).toBe('/media/b/480.webp'));
  expect(shown().slice(2)).toEqual([undefined, undefined]);
  await swipeTo(1);
  expect(shown()[2]).toBe('/media/c/480.webp');
  expect(shown()[3]).toBeUndefined();
  expect(find('a').textContent).toContain('2 / 4');
  expect(get).toHaveBeenCalledTimes(1);
});

test.each([
  ['one photo', () => show(1)],
  [
    'a card that is not hydrated',
    () => {
      show();
      find('li').dataset.pending = 'car-1';
    },
  ],
  [
    'a rail, which is swiped itself',
    () => {
      show();
      Object.defineProperty(find('ul'), 'scrollWidth', { value: 900 });
    },
  ],
])('%s gets no strip', (_, prepare) => {
  prepare();
  touch();
  expect(strip()).toBeNull();
});

test('without any response the card stays unchanged', async () => {
  get.mockRejectedValueOnce(new ConnectionLost('no answer'));
  show();
  const before = find('a').innerHTML;
  touch();
  await swipeTo(1);
  await eventually(() => expect(find('a').innerHTML).toBe(before));
});
