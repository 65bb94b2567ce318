import { yearInJakarta } from '#contract/dates.ts';
import { listingLimits } from '#contract/sell/listing-limits.ts';
import { cleanLine, cleanParagraphs, publicTexts, shorten } from '#server/reading/clean-text.ts';
import { parseListedAt } from '#server/reading/parse-date.ts';
import { parseKilometers } from '#server/reading/parse-kilometers.ts';
import { parsePrice } from '#server/reading/parse-price.ts';
import { saysNothing } from '#server/reading/parse-words.ts';
import { parseYear } from '#server/reading/parse-year.ts';
import type { ImportColumn, RawRow } from './column-names.ts';
import { type InterpretedFacts, interpretFacts } from './interpret-facts.ts';
import { interpretPlace } from './interpret-place.ts';
import { type InterpretedSeller, interpretSeller } from './interpret-seller.ts';
import { type InterpretedVehicle, interpretVehicle } from './interpret-vehicle.ts';
import type { ImportNote, RejectReason, UnreadColumn } from './row-reasons.ts';
import type { VehicleMatcher } from './vehicle-matcher.ts';

/** A parsed row: everything of a listing except its photos and the id of a model still to be created. */
export interface InterpretedRow {
  readonly externalId: string | null;
  readonly title: string;
  readonly description: string;
  readonly makeYear: number;
  readonly kilometerDriven: number | null;
  readonly price: number;
  readonly provinceId: number;
  readonly cityId: number | null;
  readonly color: string | null;
  /** Null without a usable date. */
  readonly listedAt: Date | null;
  readonly imageNames: readonly string[];
  readonly vehicle: InterpretedVehicle;
  readonly seller: InterpretedSeller;
  readonly facts: InterpretedFacts;
  readonly notes: readonly ImportNote[];
  /** Cells that could not be read: of a car that is known they change nothing. */
  readonly unread: readonly UnreadColumn[];
}

export type RowReading =
  | { readonly ok: true; readonly row: InterpretedRow }
  | { readonly ok: false; readonly reasons: readonly RejectReason[] };

const externalIdLength = 200;
/** More than any name; what follows is not read. */
const longestName = 200;
/** More than any other cell; what follows is not read, since readers may take more than in proportion. */
const longestCell = 500;
/** Those that hold more, and are read in proportion. */
const longColumns: ReadonlySet<string> = new Set(['description', 'imageUrls'] satisfies ImportColumn[]);

const bounded = (row: RawRow): RawRow =>
  Object.fromEntries(
    Object.entries(row).map(([column, cell]) => [
      column,
      longColumns.has(column) ? cell : shorten(cell, longestCell),
    ]),
  );

/** Parses one row; a rejected row reports all of its reasons at once. */
export function interpretRow(given: RawRow, context: { matcher: VehicleMatcher; now: Date }): RowReading {
  const { matcher, now } = context;
  const raw = bounded(given);
  const reasons: RejectReason[] = [];
  const notes: ImportNote[] = [];
  const currentYear = yearInJakarta(now);

  const externalId = cleanLine(raw.externalId ?? '');
  if (externalId.length > externalIdLength) reasons.push('external_id_too_long');
  const year = parseYear(raw.makeYear ?? '', currentYear);
  if (!year.ok) reasons.push(year.reason);
  const found = interpretVehicle(raw, matcher, year.ok ? year.value.year : undefined);
  if (!found.ok) reasons.push(...found.reasons);
  const price = parsePrice(raw.price ?? '');
  if (!price.ok) reasons.push(price.reason);
  const kilometers = parseKilometers(raw.kilometerDriven ?? '');
  if (!kilometers.ok) reasons.push(kilometers.reason);
  else if (kilometers.value === undefined) notes.push('kilometers_dropped');
  const place = interpretPlace(raw);
  if (place.reason) reasons.push(place.reason);
  if (
    reasons.length > 0 ||
    !year.ok ||
    !found.ok ||
    !price.ok ||
    !kilometers.ok ||
    place.provinceId === undefined
  ) {
    return { ok: false, reasons };
  }

  const { vehicle } = found;
  const makeYear = year.value.year;
  const writtenTitle = cleanLine(raw.title ?? '') || `${vehicle.brand.name} ${vehicle.modelName} ${makeYear}`;
  const {
    texts: [name, title, description],
    masked,
  } = publicTexts([
    [cleanLine(raw.name ?? ''), longestName],
    [writtenTitle, listingLimits.titleLength],
    [cleanParagraphs(raw.description ?? ''), listingLimits.descriptionLength],
  ]);
  if (masked > 0) notes.push('contact_masked');
  if (title.shortened) notes.push('title_shortened');
  if (description.shortened) notes.push('description_shortened');
  const seller = interpretSeller({ ...raw, name: name.text });
  const facts = interpretFacts(raw, {
    make: makeYear,
    registration: year.value.registrationYear,
    latest: currentYear + 1,
  });
  const unread: UnreadColumn[] = [...place.unread, ...facts.unread, ...seller.unread];
  if (kilometers.value === undefined) unread.push('kilometerDriven');
  if (vehicle.notes.includes('body_type_dropped')) unread.push('bodyType');
  const listedAt = parseListedAt(raw.listedAt ?? '', now);
  if (!listedAt && !saysNothing(raw.listedAt ?? '')) notes.push('date_dropped');

  return {
    ok: true,
    row: {
      externalId: externalId === '' ? null : externalId,
      title: title.text,
      description: description.text,
      makeYear,
      kilometerDriven: kilometers.value ?? null,
      price: price.value,
      provinceId: place.provinceId,
      cityId: place.cityId,
      color: place.color,
      listedAt: listedAt ?? null,
      imageNames: imageNamesOf(raw.imageUrls ?? ''),
      vehicle,
      seller,
      facts,
      unread,
      notes: [...notes, ...place.notes, ...vehicle.notes, ...seller.notes, ...facts.notes],
    },
  };
}

/** Paths separated by `|` or `;`. */
function imageNamesOf(text: string): string[] {
  return text
    .split(/[|;]/)
    .map((name) => name.trim())
    .filter((name) => name !== '' && !saysNothing(name));
}
