import type { Page } from '../rule.ts';
import { slugOf } from '../slug.ts';
import { type NewVariant, priceOf } from './new-vehicles.ts';
import { tableOf } from './tables.ts';
import type { Truth } from './truth.ts';

/** Whether a text ends with the name of a variant: one that is its model's is not repeated. */
export const isCalled = ({ brandName, modelName, cells }: NewVariant, text: string): boolean => {
  const { variant } = cells;
  const own = variant && variant !== modelName ? `${modelName} ${variant}` : modelName;
  return text.endsWith(`${brandName} ${own}`);
};

/** Variants of a comparison's address, `v=brand.model.variant,…`. */
export function comparedAt({ place, query }: Page, { newVariants }: Truth): readonly NewVariant[] {
  const kind = /^\/bandingkan-(.+)$/.exec(place)?.[1];
  return (query.get('v')?.split(',') ?? []).flatMap((id) => {
    const [brand, model, variant = ''] = id.split('.');
    const models = newVariants.filter(
      (each) => each.kind === kind && each.brand === brand && each.model === model,
    );
    const named = models.find(({ cells, modelName }) => slugOf(cells.variant || modelName) === variant);
    return (
      named ??
      models.find(({ cells, modelName }) => variant.startsWith(slugOf(cells.variant || modelName))) ??
      models.slice(0, 1)
    );
  });
}

const compared = [
  ...['fuel', 'engine_cc', 'power_kw', 'transmission', 'tank_l', 'battery_kwh', 'range_km', 'ac_kw', 'dc_kw'],
  ...['seats', 'payload_kg', 'gvw_kg', 'wheelbase_mm'],
];
const cycled = new Set(['range_km']);

/** The rows of a comparison that any of the variants has: price, specifications and warranty. */
export function specificationsOf(variants: readonly NewVariant[]): readonly (readonly string[])[] {
  const own = compared.map((cell) =>
    variants.map(({ cells }) =>
      cells[cell] ? `${Number(cells[cell]) || cells[cell]} ${cycled.has(cell) ? cells.range_cycle : ''}` : '',
    ),
  );
  const parts = ['vehicle', 'engine', 'injection', 'battery'];
  const warranty = parts.map((part) => variants.map((variant) => warrantyOf(variant, part)));
  const prices = variants.map((each) => (each.cells.price ? String(priceOf(each)) : ''));
  return [prices, ...own, ...warranty].filter((row) => row.some((cell) => cell !== ''));
}

function warrantyOf({ kind, brand, model, cells }: NewVariant, part: string): string {
  const isElectric = cells.fuel === 'listrik';
  if (part === 'battery' && !isElectric && cells.fuel !== 'hybrid') return '';
  if ((part === 'engine' || part === 'injection') && isElectric) return '';
  const rows = tableOf('new-vehicles/warranty.csv').filter(
    (row) => row.kind === kind && row.brand === brand && row.part === part,
  );
  const row = rows.find((each) => each.model === model) ?? rows.find((each) => !each.model);
  return row ? `${row.years} ${row.kilometers}` : '';
}
