import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { slugify } from '#contract/slug.ts';
import { vehicleKinds } from '#contract/vehicles/vehicle-paths.ts';
import { seatsOf } from '#server/catalogue/vehicle-facts.ts';
import { readVehicleCatalogue } from '#server/db/seed/vehicles/vehicle-catalogue.ts';
import { priceYear, type VariantSeed } from '#server/db/seed/vehicles/vehicle-seed.ts';
import { referenceFile } from '#server/process/reference-table.ts';
import { grouped } from './grouped.ts';
import { type NewVehicleRow, rowKey } from './new-vehicle-row.ts';
import { type FactCells, readElectricFigures, readLaunches, readRows } from './new-vehicle-table.ts';

/** Increment when the mapping from files to rows changes. */
const layoutVersion = 3;

/** A hash of the files that `fileRows` reads, computed without parsing them. */
export function fileRowsHash(): string {
  const files = [
    ...vehicleKinds.map((kind) => `new-vehicles/${kind}.csv`),
    'new-vehicles/launches.csv',
    'new-vehicles/electric-figures.csv',
    ...['brands', 'facts', 'models', 'variants'].map((table) => `vehicles/${table}.csv`),
  ];
  const hash = createHash('sha256').update(String(layoutVersion));
  for (const file of files) hash.update(readFileSync(referenceFile(file)));
  return hash.digest('hex');
}

/**
 * The variants in the reference files. For a car model with dated prices (`new-vehicles/mobil.csv`), these
 * rows replace the estimates from `vehicles/`.
 * @throws if a row refers to a car that is not in the tables
 */
export function fileRows(): NewVehicleRow[] {
  const launches = readLaunches();
  return rowsOfFiles().map((row) => {
    const launch = launches.get(`${row.kind}/${row.brand.slug}/${row.model.slug}`);
    const cells = launch === undefined ? row.cells : { launch, ...row.cells };
    return { ...row, cells, key: rowKey(row) };
  });
}

type Keyless = Omit<NewVehicleRow, 'key'>;

function rowsOfFiles(): Keyless[] {
  return vehicleKinds.flatMap((kind): Keyless[] => {
    if (kind === 'mobil') return carRows();
    return readRows(kind).map(({ brand, model, cells }) => ({
      ...{ kind, cells },
      brand: { slug: slugify(brand), name: brand },
      model: { slug: slugify(model), name: model },
    }));
  });
}

function carRows(): Keyless[] {
  const dated = grouped(readRows('mobil'), ({ brand, model }) => `${brand}/${model}`);
  const electric = readElectricFigures();
  const rows = readVehicleCatalogue().flatMap((brand) =>
    brand.models.flatMap((model) => {
      const own = dated.get(`${brand.slug}/${model.slug}`);
      const figures = electric.get(`${brand.slug}/${model.slug}`);
      dated.delete(`${brand.slug}/${model.slug}`);
      const cells = own
        ? own.map((row) => row.cells)
        : model.variants
            .filter(({ years: [, to] }) => to === null)
            .map((variant) => ({ ...estimated(variant), ...figures?.get(variant.name) }));
      return cells.map((facts) => ({
        kind: 'mobil' as const,
        brand: { slug: brand.slug, name: brand.name },
        model: { slug: model.slug, name: model.name },
        cells: { ...seatCell(model.slug, facts), body: model.body },
      }));
    }),
  );
  if (dated.size > 0)
    throw new Error(`reference-data/new-vehicles/mobil.csv: no model ${[...dated.keys()]}.`);
  return rows;
}

/** With the seats that the variant's name or its model has, where the row itself says none. */
function seatCell(model: string, cells: FactCells): FactCells {
  const seats = cells.seats ? null : seatsOf(model, cells.variant ?? '');
  return seats === null ? cells : { ...cells, seats: String(seats) };
}

/** A variant of the car catalogue with its estimated price. */
function estimated({ name, fuel, transmission, engineCc, newPrice, years }: VariantSeed) {
  return {
    ...{ variant: name, fuel, transmission },
    ...(engineCc === 0 ? {} : { engine_cc: String(engineCc) }),
    price: String(newPrice * 1e6),
    ...{ price_date: String(priceYear({ years })), source: 'catalogue' },
  };
}
