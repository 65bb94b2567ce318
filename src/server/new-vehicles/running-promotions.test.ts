import { expect, test } from 'vitest';
import { readOperatorSettings } from '#server/process/operator-settings.ts';
import { modelExtraPagePaths } from '#server/web/model-extra-page-paths.ts';
import { readNewVehicles } from './new-vehicle-catalogue.ts';
import { runningPromotions } from './running-promotions.ts';

const toyota = readNewVehicles()
  .get('mobil')
  ?.find(({ slug }) => slug === 'toyota');
const said = { title: { id: 'Promo', en: 'Offer' }, text: { id: 'Teks', en: 'Text' } };
const row = { kind: 'mobil', brand: 'toyota', ...said } as const;

function running(rows: Parameters<typeof runningPromotions>[0], today: string) {
  if (!toyota) throw new Error('Toyota is missing');
  return runningPromotions(rows, { kind: 'mobil', brand: toyota, today, language: 'en' });
}

test('a promotion is active from its first to its last day', () => {
  const rows = [{ ...row, model: 'avanza', from: '2026-11-10', until: '2026-11-20' }];
  expect(running(rows, '2026-11-09')).toEqual([]);
  expect(running(rows, '2026-11-10')).toMatchObject([
    { title: 'Offer', until: '2026-11-20', model: { slug: 'avanza' }, isDemonstration: false },
  ]);
  expect(running(rows, '2026-11-20')).toHaveLength(1);
  expect(running(rows, '2026-11-21')).toEqual([]);
});

test('a monthly promotion ends with the month, and promotions are sorted by end date', () => {
  const rows = [
    { ...row, until: 'month-end' },
    { ...row, until: '2028-02-10' },
  ] as const;
  expect(running([...rows], '2028-02-01').map(({ until }) => until)).toEqual(['2028-02-10', '2028-02-29']);
});

test('promotions of another kind or brand, or of a removed model, are not shown', () => {
  const rows = [
    { ...row, kind: 'motor', until: '2030-01-01' },
    { ...row, brand: 'honda', until: '2030-01-01' },
    { ...row, model: 'tidak-ada', until: '2030-01-01' },
  ] as const;
  expect(running([...rows], '2026-11-23')).toEqual([]);
});

test('the demonstration’s promotions are labelled and refer to existing models; non-empty pages are in the sitemap', async () => {
  const settings = await readOperatorSettings('/nowhere', true);
  expect(settings.promotions?.every(({ isDemonstration }) => isDemonstration)).toBe(true);
  const paths = modelExtraPagePaths(
    { ...settings, brandChannels: [{ brand: 'yamaha', url: 'https://example.com/' }] },
    readNewVehicles(),
  );
  expect(paths).toContain('/mobil-baru/toyota/avanza/promo');
  expect(paths).not.toContain('/mobil-baru/toyota/rush/promo');
  expect(paths).toContain('/motor-baru/honda/beat/promo');
  expect(
    paths.filter((path) => path.endsWith('/video')).every((path) => path.startsWith('/motor-baru/yamaha/')),
  ).toBe(true);
  expect(paths.some((path) => path.endsWith('/video'))).toBe(true);
});
