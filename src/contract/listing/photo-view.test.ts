import { expect, test } from 'vitest';
import { photoViewOf } from './photo-view.ts';

test.each([
  ['drawn.avanza.silver.jalan.front.l.2', 'front'],
  ['drawn.hr-v.abu-abu.pantai.rear.r.6', 'rear'],
  ['drawn.brio.putih.rumah.side.l.1', 'side'],
  ['drawn.odometer.41287', 'odometer'],
  ['drawn.cabin.krem.rumah', 'cabin'],
  ['drawn.engine.merah', 'engine'],
])('%s shows the %s', (key, view) => {
  expect(photoViewOf({ key, preview: '' })).toBe(view);
});

test.each(['0f3a9c51d2e87b64', 'front.side', 'drawn', 'drawn.avanza.silver.jalan.toString.l.2', ''])(
  'of %s it is unknown',
  (key) => {
    expect(photoViewOf({ key, preview: '' })).toBeUndefined();
  },
);

test('the seller’s statement takes precedence', () => {
  expect(photoViewOf({ key: 'a'.repeat(32), preview: '', view: 'left' })).toBe('left');
});
