import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawnPhotoKeys } from '#server/drawn-photos/drawn-photo-key.ts';
import { createDrawnPhotos } from '#server/drawn-photos/drawn-photos.ts';
import { startSite } from '../support/site.ts';
import { report, timesOf } from './measure.ts';

/*
 * How fast the production build answers on this machine. Run it on an idle one: medians after a warm-up are compared
 * with our limits.
 */

const site = await startSite({ DEMO_LISTINGS: '2000' });
try {
  const open = async (path: string) => {
    const response = await fetch(site.url + path);
    const text = await response.text();
    if (response.status !== 200 || !text.includes('<h1'))
      throw new Error(`${path} answered ${response.status}`);
    return text;
  };
  const lists = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `/mobil-bekas?page=${from + index}`);
  const cars = [
    ...new Set((await open('/mobil-bekas?sort=price')).match(/\/detail-mobil-bekas\/[a-z0-9-]+/g)),
  ];

  const brands = ['toyota', 'honda', 'daihatsu', 'suzuki', 'mitsubishi'];
  const bodies = ['mpv', 'suv', 'hatchback', 'sedan', 'harga-100-juta-150-juta', 'jakarta-timur'];
  const selectionsOf = (names: readonly string[]) =>
    names.flatMap((name) => bodies.map((body) => `/mobil-bekas/${name}+${body}`));
  const selections = selectionsOf(brands);
  const warmers = selectionsOf(['nissan', 'mazda', 'isuzu', 'wuling', 'hyundai', 'kia', 'bmw']);

  for (const path of [...lists(2, 30), ...warmers, ...cars.slice(0, 8)]) await open(path);
  const fresh = async (path: string) => void (await open(path));
  report('list rendered fresh, each its own selection', await timesOf(selections, fresh), 15);
  report('list rendered fresh, a further page', await timesOf(lists(30, 60), fresh), 15);
  report('car rendered fresh', await timesOf(cars.slice(8), fresh), 60);
  // Of 500 to 2,000 words.
  const texts = [
    ...new Set(
      (await Promise.all(['/tips-mobil', '/road-test-mobil', '/artikel-feature-mobil'].map(open))).flatMap(
        (html) =>
          [...html.matchAll(/href="(\/(?:tips|road-test|artikel-feature)-mobil\/[a-z0-9-]+)"/g)].map(
            ([, path = '']) => path,
          ),
      ),
    ),
  ];
  for (const path of texts.slice(0, 8)) await open(path);
  report('article rendered fresh', await timesOf(texts.slice(8), fresh), 15);
  for (const path of ['/', '/mobil-bekas', ...cars.slice(0, 1)]) {
    const again = Array.from({ length: 200 }, () => path);
    report(`${path.slice(0, 24)} from memory`, await timesOf(again, async () => void (await open(path))), 5);
  }
} finally {
  await site.stop();
}

const directory = await mkdtemp(join(tmpdir(), 'lajur-bench-'));
try {
  const photos = createDrawnPhotos({
    directory,
    layersDirectory: fileURLToPath(new URL('../../dist/server/layers', import.meta.url)),
  });
  const bodies = ['avanza', 'brio', 'fortuner', 'civic', 'hilux', 'innova'] as const;
  const colors = ['putih', 'hitam', 'silver', 'merah', 'biru'];
  const covers = bodies.flatMap((body, seed) =>
    colors.flatMap((color) => drawnPhotoKeys({ body, color, kilometers: 41_287, seed }).slice(0, 1)),
  );
  const compose = async (key: string) => {
    if (!(await photos.read(key, 720))) throw new Error(`no photo ${key}`);
  };
  for (const key of covers.slice(0, 10)) await compose(key);
  report('drawn cover composed, 720 wide', await timesOf(covers.slice(10), compose), 150);
} finally {
  await rm(directory, { recursive: true, force: true });
}
