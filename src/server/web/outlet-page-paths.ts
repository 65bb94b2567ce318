import { sql } from 'drizzle-orm';
import { outletLists } from '#contract/outlets/outlet.ts';
import { modelOutletsPath, outletsPath } from '#contract/outlets/outlet-paths.ts';
import { type Orm, schema } from '#server/db/database.ts';
import type { NewVehicleCatalogue } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';

const { outlets } = schema;

/** Paths of the non-empty lists of dealers and service centres: by kind, brand and model. */
export async function outletPagePaths(orm: Orm, catalogue: NewVehicleCatalogue): Promise<readonly string[]> {
  const rows = await orm
    .selectDistinct({
      brand: outlets.brand,
      kind: sql<string>`unnest(${outlets.kinds})`,
      offers: outlets.offers,
    })
    .from(outlets);
  return [...catalogue].flatMap(([kind, brands]) =>
    outletLists.flatMap((list) => {
      const listed = new Set(
        rows.flatMap((row) => (row.kind === kind && row.offers.includes(list) ? row.brand : [])),
      );
      const shown = brands.filter(({ slug }) => listed.has(slug));
      const ofKind = shown.length === 0 ? [] : [outletsPath(kind, list)];
      return [
        ...ofKind,
        ...shown.flatMap(({ slug, models }) => [
          outletsPath(kind, list, slug),
          ...models.map((model) => modelOutletsPath(kind, slug, model.slug, list)),
        ]),
      ];
    }),
  );
}
