import { expect, test } from 'vitest';
import { fileCells } from '#server/features/operator-tables/shared/operator-table.ts';
import { readerOn } from '#server/features/operator-tables/shared/reading.ts';
import { promotionTable } from '#server/features/operator-tables/shared/tables/offer-tables.ts';
import { modelExtraPagePaths } from '#server/web/model-extra-page-paths.ts';
import { readNewVehicles } from './new-vehicle-catalogue.ts';
import { runningPromotions } from './running-promotions.ts';

const toyota = readNewVehicles()
  .get('mobil')
  ?.find(({ slug }) => slug === 'toyota');
const row = {
  ...{ kind: 'mobil', brand: 'toyota', model: '', link: '', is_demonstration: 'no' },
  ...{ title_id: 'Promo', title_en: 'Offer', text_id: 'Teks', text_en: 'Text' },
  ...{ valid_from: '', valid_to: '' },
};

function running(rows: readonly Partial<typeof row>[], today: string) {
  if (!toyota) throw new Error('Toyota is missing');
  const cells = rows.map((each, index) => ({ ...row, title_id: `Promo ${index}`, ...each }));
  const valid = readerOn(() => cells, today)(promotionTable).rows;
  return runningPromotions(valid, { kind: 'mobil', brand: toyota, today, language: 'en' });
}

test('a promotion is active from its first to its last day', () => {
  const rows = [{ model: 'avanza', valid_from: '2026-11-10', valid_to: '2026-11-20' }];
  expect(running(rows, '2026-11-09')).toEqual([]);
  expect(running(rows, '2026-11-10')).toMatchObject([
    { title: 'Offer', until: '2026-11-20', model: { slug: 'avanza' }, isDemonstration: false },
  ]);
  expect(running(rows, '2026-11-20')).toHaveLength(1);
  expect(running(rows, '2026-11-21')).toEqual([]);
});

test('one without an end ends with the month, and promotions are sorted by end date', () => {
  const rows = [{}, { valid_to: '2028-02-10' }];
  expect(running(rows, '2028-02-01').map(({ until }) => until)).toEqual(['2028-02-10', '2028-02-29']);
});

test('promotions of another kind or brand, or of a removed model, are not shown', () => {
  const rows = [{ kind: 'motor' }, { brand: 'honda' }, { model: 'tidak-ada' }];
  expect(running(rows, '2026-11-23')).toEqual([]);
});

test('the demonstration’s promotions are shown only there and refer to existing models; non-empty pages are in the sitemap', () => {
  const today = '2026-11-23';
  expect(readerOn(fileCells, today, false)(promotionTable).rows).toEqual([]);
  const paths = modelExtraPagePaths(
    readerOn(fileCells, today)(promotionTable).rows,
    { brandChannels: [{ brand: 'yamaha', url: 'https://example.com/' }] },
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
