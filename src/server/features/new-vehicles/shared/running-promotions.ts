import type * as z from 'zod/mini';
import type { Language } from '#contract/language.ts';
import type { Promotion } from '#contract/model-extras/model-extra.schema.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import type { promotionTable } from '#server/features/operator-tables/shared/tables/offer-tables.ts';
import { lastDay } from '#server/features/operator-tables/shared/validity.ts';
import type { NewVehicleBrand } from './new-vehicle-catalogue.ts';

type PromotionRow = z.output<(typeof promotionTable)['row']>;

/**
 * The promotions of a brand among those that hold today, those that end soonest first.
 * @param today the current date in Jakarta
 */
export function runningPromotions(
  rows: readonly PromotionRow[],
  {
    kind,
    brand,
    today,
    language,
  }: {
    readonly kind: VehicleKind;
    readonly brand: NewVehicleBrand;
    readonly today: string;
    readonly language: Language;
  },
): Promotion[] {
  return rows
    .flatMap((row): Promotion[] => {
      if (row.kind !== kind || row.brand !== brand.slug) return [];
      const model = brand.models.find(({ slug }) => slug === row.model);
      // The promotion's model no longer exists.
      if (row.model !== null && !model) return [];
      // Without an end it is renewed every month.
      const until = lastDay(row.valid_to ?? today.slice(0, 7));
      return [
        {
          title: row[`title_${language}`],
          text: row[`text_${language}`],
          model: model ? { slug: model.slug, name: model.name } : null,
          until,
          url: row.link,
          isDemonstration: row.is_demonstration,
        },
      ];
    })
    .sort((a, b) => (a.until < b.until ? -1 : a.until > b.until ? 1 : 0));
}
