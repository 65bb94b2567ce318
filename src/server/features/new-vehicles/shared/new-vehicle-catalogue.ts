import { type VehicleKind, vehicleKinds } from '#contract/vehicles/vehicle-paths.ts';
import { fileRows } from './file-rows.ts';
import { grouped } from './grouped.ts';
import { type Demand, type ModelDemand, noDemand } from './model-demand.ts';
import { lifeOf, soldVariants } from './model-life.ts';
import type { Named, NewVehicleRow } from './new-vehicle-row.ts';
import {
  type Delivered,
  factsOf,
  type NewVehicleFacts,
  type PriceSource,
  readSources,
  readWholesales,
} from './new-vehicle-table.ts';
import { withSlugs } from './variant-slugs.ts';

/** A variant; unknown values are null. */
export type NewVehicleVariant = Omit<NewVehicleFacts, 'variant' | 'body' | 'source'> & {
  readonly name: string;
  /** Unique within its model. */
  readonly slug: string;
  readonly source: PriceSource;
  /** Prices before the present one, newest first, one a date; estimates are left out. */
  readonly earlier: readonly { readonly price: number; readonly date: string }[];
  /** The province whose taxes the price has, if it is not as listed. */
  readonly pricedIn?: string;
};

/** Prices with their dates and sources, newest first, by the key of a variant. */
export type PriceHistory = ReadonlyMap<
  string,
  readonly { readonly price: number; readonly date: string; readonly source: string }[]
>;

/** What is known beside the stored rows. */
type Beside = { readonly demand?: Demand; readonly history?: PriceHistory };

export type NewVehicleModel = {
  readonly kind: VehicleKind;
  readonly slug: string;
  readonly name: string;
  readonly brand: Named;
  readonly body: NewVehicleFacts['body'];
  /** Those that are sold, all of a model that is not; cheapest first, those without a price last. */
  readonly variants: readonly NewVehicleVariant[];
  /** Wholesale deliveries in a year, as counted by the manufacturers' association. */
  readonly delivered: Delivered | null;
  /** What visitors of this site want. */
  readonly demand: ModelDemand;
};

export type NewVehicleBrand = NewVehicleModel['brand'] & { readonly models: readonly NewVehicleModel[] };

/** Brands by name, each with its models sorted by lowest price. */
export type NewVehicleCatalogue = ReadonlyMap<VehicleKind, readonly NewVehicleBrand[]>;

/** Builds the catalogue from stored rows; delivery figures and source names come from `reference-data`. */
export function catalogueOf(
  rows: readonly NewVehicleRow[],
  { demand: { views, requests } = noDemand, history }: Beside = {},
): NewVehicleCatalogue {
  const sources = readSources();
  const wholesales = readWholesales();
  const variantOf = ({ key, cells }: NewVehicleRow) => {
    const { variant: name, body, source, ...facts } = factsOf(cells);
    const earlier = (history?.get(key) ?? []).filter(
      ({ date, source: from }, place, all) =>
        date < (facts.price_date ?? '') &&
        sources.get(from)?.is_estimate !== true &&
        all.findIndex((other) => other.date === date) === place,
    );
    return {
      ...{ body, name },
      ...facts,
      source: sources.get(source) ?? namedSource(source),
      earlier: earlier.map(({ price, date }) => ({ price, date })),
    };
  };
  const modelOf = ([first, ...others]: readonly NewVehicleRow[]): NewVehicleModel[] => {
    if (!first) return [];
    const { kind, brand, model } = first;
    const read = [first, ...others].map(variantOf);
    const variants = withSlugs(
      model.name,
      read.map(({ body: _, ...variant }) => variant),
    );
    return [
      {
        ...{ kind, brand, slug: model.slug, name: model.name },
        body: read.find(({ body }) => body !== null)?.body ?? null,
        variants: soldVariants(variants).toSorted(
          (a, b) => (a.price ?? Number.POSITIVE_INFINITY) - (b.price ?? Number.POSITIVE_INFINITY) || 0,
        ),
        delivered: wholesales.get(`${kind}/${brand.slug}/${model.slug}`) ?? null,
        demand: {
          views: views.get(`${kind}/${brand.slug}/${model.slug}`) ?? 0,
          requests: requests.get(`${brand.name} ${model.name}`) ?? 0,
        },
      },
    ];
  };
  const models = [
    ...grouped(rows, ({ kind, brand, model }) => `${kind}/${brand.slug}/${model.slug}`).values(),
  ].flatMap(modelOf);
  return new Map(
    vehicleKinds.map((kind) => {
      const ofKind = models.filter((model) => model.kind === kind);
      const brands = [...grouped(ofKind, ({ brand }) => brand.slug).values()].flatMap((own) => {
        const [first] = own;
        return first ? [{ ...first.brand, models: own.toSorted(byLowestPrice) }] : [];
      });
      return [kind, brands.toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))];
    }),
  );
}

/** Prices of an import are on the road in Jakarta (docs/operations.md). */
const jakarta = 31;

/** A source named by an import, which is not in `sources.csv`. */
const namedSource = (text: string): PriceSource => ({
  ...{ id: text, name_id: text, name_en: text, is_estimate: false, is_promotion: false, province: jakarta },
});

const rankOfStatus = { 'on-sale': 0, upcoming: 2e12, discontinued: 4e12 } as const;

/** Models with a price first, then those without, then upcoming ones, then discontinued ones. */
export function byLowestPrice(a: NewVehicleModel, b: NewVehicleModel): number {
  const rank = (model: NewVehicleModel) =>
    rankOfStatus[lifeOf(model).status] + (model.variants[0]?.price ?? 1e12);
  return rank(a) - rank(b) || (a.name < b.name ? -1 : 1);
}

let catalogue: NewVehicleCatalogue | undefined;

/**
 * The catalogue from the reference files, built once. The served catalogue comes from the database
 * (live-new-vehicles.ts).
 */
export function readNewVehicles(): NewVehicleCatalogue {
  catalogue ??= catalogueOf(fileRows());
  return catalogue;
}
