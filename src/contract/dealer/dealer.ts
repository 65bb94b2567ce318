import * as z from 'zod/mini';
import { clientId, flag, noQuery, text } from '#contract/api/wire-values.ts';
import { listingStatus } from '#contract/listing/listing.ts';

/** Of a list of cars that a dealer sends: what it may hold. */
export const dealerLimits = {
  csvLength: 1_000_000,
  rows: 500,
  /** As many as that many rows may name. */
  photos: 2000,
  photoNameLength: 200,
} as const;

/** What became of a row; `created` and `updated` only would be, where the list is but checked. */
export const rowOutcomes = ['created', 'updated', 'unchanged', 'refused'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

export const dealerRow = z.object({
  /** Of the file, the header being the first. */
  line: z.number(),
  /** What it is about, as far as it could be read. */
  label: z.string(),
  outcome: z.enum(rowOutcomes),
  /** Of its advertisement, where there is one. */
  listingId: z.nullable(z.number()),
  status: z.nullable(listingStatus),
  /** Why it was refused, or what was left out, in words. */
  remarks: z.array(z.string()),
});
export type DealerRow = z.infer<typeof dealerRow>;

const hash = /^[0-9a-f]{64}$/;
/** `name=hash` of photos that were uploaded before, joined by line breaks: by them the list names its photos. */
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

/** For dealers alone (scope `dealer`); anybody else is answered 404. */
export const dealerSchemas = {
  dealerImport: {
    query: z.object({
      clientId,
      csv: text(dealerLimits.csvLength),
      photos: z.optional(photoNames),
      /** Says what would become of it, and changes nothing. */
      isCheck: z.optional(flag),
    }),
    data: z.object({ rows: z.array(dealerRow), allowed_stock_add: z.number() }),
  },
  dealerExport: {
    query: noQuery,
    /** Ready for a spreadsheet: no cell of it runs as a formula. */
    data: z.object({ csv: z.string(), count: z.number() }),
  },
} as const;
