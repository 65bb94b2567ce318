import * as z from 'zod/mini';
import { flag, noQuery, text } from '#contract/api/wire-values.ts';
import { listingStatus } from '#contract/listing/listing.ts';

/** Limits of a dealer's list. */
export const dealerLimits = {
  csvLength: 1_000_000,
  rows: 500,
  /** Enough for the photos of that many rows. */
  photos: 2000,
  photoNameLength: 200,
} as const;

/** Outcome of a row; for a dry run, the expected outcome. */
export const rowOutcomes = ['created', 'updated', 'unchanged', 'refused'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

export const dealerRow = () =>
  z.object({
    /** Line number in the file; the header is line 1. */
    line: z.number(),
    /** The vehicle, as far as it could be parsed. */
    label: z.string(),
    outcome: z.enum(rowOutcomes),
    /** Its listing, if there is one. */
    listingId: z.nullable(z.number()),
    status: z.nullable(listingStatus),
    /** Why it was rejected, or which values were dropped, as text. */
    remarks: z.array(z.string()),
  });
export type DealerRow = z.infer<ReturnType<typeof dealerRow>>;

const hash = /^[0-9a-f]{64}$/;
/** `name=hash` of uploaded photos, one per line; the list refers to photos by name. */
const photoNames = z.pipe(
  text(dealerLimits.photos * 100),
  z.transform(
    (text: string): ReadonlyMap<string, string> =>
      new Map(
        text.split('\n').flatMap((line) => {
          const at = line.lastIndexOf('=');
          const name = line.slice(0, at).trim().toLowerCase();
          const sha256 = line.slice(at + 1).trim();
          return name !== '' && name.length <= dealerLimits.photoNameLength && hash.test(sha256)
            ? [[name, sha256] as const]
            : [];
        }),
      ),
  ),
);

/** For scope `dealer` only; all other callers get 404. */
export const dealerSchemas = {
  dealerImport: {
    path: '/api/v3/dealer/import',
    who: 'dealer',
    method: 'POST',
    once: true,
    bodyLimit: dealerLimits.csvLength * 4,
    // Each takes the server some seconds.
    limit: { most: 30, withinMinutes: 60, of: 'caller' },
    query: () =>
      z.object({
        /** Empty with a spreadsheet. */
        csv: text(dealerLimits.csvLength),
        /** An XLSX file, as base64. */
        xlsx: z.optional(text(dealerLimits.csvLength)),
        photos: z.optional(photoNames),
        /** Dry run. */
        isCheck: z.optional(flag),
      }),
    data: () => z.object({ rows: z.array(dealerRow()), allowed_stock_add: z.number() }),
  },
  dealerExport: {
    path: '/api/v3/dealer/export',
    who: 'dealer',
    method: 'POST',
    query: () => noQuery,
    /** Safe for spreadsheets: no cell is evaluated as a formula. */
    data: () => z.object({ csv: z.string(), count: z.number() }),
  },
} as const;
