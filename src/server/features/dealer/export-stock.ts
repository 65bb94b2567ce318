import { stringify } from 'csv-stringify/sync';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { cellDelimiter } from '#contract/dealer/list-columns.ts';
import { carFactNames } from '#contract/listing/car-facts.ts';
import { pick } from '#contract/pick.ts';
import { type ImportColumn, importColumns } from '#server/car-list/column-names.ts';
import { type Orm, schema } from '#server/db/database.ts';
import type { OwnListingRepository, OwnRow } from '#server/features/listing/shared/own-listing.repository.ts';
import type { AccountRow } from '#server/session/principal.ts';
import { ownIdOf, sourceOf } from './dealer-parts.ts';

const { listings } = schema;

/** Far above a dealer's stock limit; sold cars count too. */
const mostExported = 5000;

const textOf = (value: unknown) =>
  typeof value === 'boolean' ? (value ? 'ya' : 'tidak') : String(value ?? '');

/** The columns that the import reads, so that an export can be edited and imported again. */
function cellsOf(account: AccountRow, { row, ...names }: OwnRow): Partial<Record<ImportColumn, unknown>> {
  const isOfList = row.source === sourceOf(account) && row.externalId !== null;
  return {
    externalId: isOfList ? row.externalId : ownIdOf(row.id),
    title: row.title,
    brandName: names.brandName,
    modelName: names.modelName,
    variantName: names.variantName,
    makeYear: row.makeYear,
    registrationYear: row.registrationYear,
    kilometerDriven: row.kilometerDriven,
    price: row.price,
    transmission: row.transmission,
    fuelType: row.fuel,
    bodyType: row.bodyType,
    color: row.color,
    provinceName: names.provinceName,
    cityName: names.cityName,
    name: row.sellerName,
    email: row.email,
    isWhatsapp: row.isWhatsapp,
    description: row.description,
    regNo: row.regNo,
    ...pick(row, carFactNames),
  };
}

/** Columns derived from the account, the uploads or the plate. */
const notExported: ReadonlySet<ImportColumn> = new Set<ImportColumn>([
  'listingType',
  'listedAt',
  'mobile',
  'imageUrls',
  'plateRegion',
  'plateParity',
]);
const columns = importColumns.filter((column) => !notExported.has(column));

/** A dealer's listings, newest first, as CSV that is safe in a spreadsheet. */
export async function exportStock(
  orm: Orm,
  own: OwnListingRepository,
  account: AccountRow,
): Promise<DataOf<'dealerExport'>> {
  const ids = await orm
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.userId, account.id), ne(listings.status, 'removed')))
    .orderBy(desc(listings.id))
    .limit(mostExported);
  const found = await own.byIds(ids.map(({ id }) => id));
  const rows = [...found].sort((a, b) => b.row.id - a.row.id);
  const lines = rows.map((each) => {
    const cells = cellsOf(account, each);
    return [...columns.map((column) => textOf(cells[column])), each.row.status];
  });
  // Escapes cells that a spreadsheet would evaluate as formulas.
  const csv = stringify([[...columns, 'status'], ...lines], {
    escape_formulas: true,
    delimiter: cellDelimiter,
  });
  return { csv: `\ufeff${csv}`, count: rows.length };
}
