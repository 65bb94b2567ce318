import type { Language } from '#contract/language.ts';
import type { Promotion } from '#contract/model-extras/model-extra.schema.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import type { OperatorSettings } from '#server/process/operator-settings.ts';
import type { NewVehicleBrand } from './new-vehicle-catalogue.ts';

type Settings = NonNullable<OperatorSettings['promotions']>;

/** The last day of the month of `today`, `2026-12-31`. */
function monthEndOf(today: string): string {
  const [year, month] = today.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 0, 0)).toISOString().slice(0, 10);
}

/**
 * The current promotions of a brand, those that end soonest first.
 * @param today the current date in Jakarta
 */
export function runningPromotions(
  settings: Settings,
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
  return settings
    .flatMap((row): Promotion[] => {
      if (row.kind !== kind || row.brand !== brand.slug) return [];
      const model = brand.models.find(({ slug }) => slug === row.model);
      // The promotion's model no longer exists.
      if (row.model !== undefined && !model) return [];
      const until = row.until === 'month-end' ? monthEndOf(today) : row.until;
      if (until < today || (row.from !== undefined && row.from > today)) return [];
      return [
        {
          title: row.title[language],
          text: row.text[language],
          model: model ? { slug: model.slug, name: model.name } : null,
          until,
          url: row.url ?? null,
          isDemonstration: row.isDemonstration ?? false,
        },
      ];
    })
    .sort((a, b) => (a.until < b.until ? -1 : a.until > b.until ? 1 : 0));
}
