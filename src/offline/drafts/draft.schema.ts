import * as z from 'zod/mini';
import { photoGuides } from '#contract/listing/photo-guide.ts';
import { picture } from '#contract/listing/picture.schema.ts';
import { sellForm } from '#contract/sell/own-listing.ts';
import { type SellForm, sellFields, sellSteps } from '#contract/sell/sell-fields.ts';

/*
 * Schemas for reading drafts, which another version of the app may have written. Missing fields get defaults,
 * unreadable ones are skipped, and a row with an id is never dropped.
 */

/** Hints to improve a photo. */
export const photoHints = ['dark', 'blurred', 'small'] as const;
export type PhotoHint = (typeof photoHints)[number];

/** The listing being edited, and its revision when the edit started. */
export const draftListing = z.object({ id: z.number(), revision: z.number() });
export type DraftListing = z.infer<typeof draftListing>;

/** The idempotency key and revision under which a withdrawn draft may have reached the server. */
export const draftSentAs = z.lazy(() => z.object({ id: z.string(), revision: z.number() }));

/** The server's error response to a draft; `errors` by field, in the language in which it was sent. */
export const draftRefusal = z.lazy(() =>
  z.object({
    message: z.string(),
    errors: z.catch(z.record(z.string(), z.array(z.string())), {}),
  }),
);
export type DraftRefusal = z.infer<typeof draftRefusal>;

/** All form fields that are strings; others are ignored. */
const readableForm = z.lazy(() =>
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((form): SellForm => {
      const known = sellFields.flatMap((field) => {
        const value = form[field];
        return typeof value === 'string' ? [[field, value] as const] : [];
      });
      return Object.fromEntries(known);
    }),
  ),
);

const milliseconds = z.catch(z.number(), 0);

/** What a draft was begun for. Only those for selling are listed as ads. */
const draftPurposes = ['sell', 'trade', 'claim', 'review', 'message'] as const;

/** The wanted vehicle of a trade-in, as it was chosen: the device shows it without a connection. */
const wantedVehicle = z.lazy(() =>
  z.object({
    /** A used car on offer, or a new variant's slugs joined by dots. */
    listing: z.nullable(z.number()),
    variant: z.nullable(z.string()),
    name: z.string(),
    price: z.nullable(z.number()),
  }),
);
export type WantedVehicle = z.infer<typeof wantedVehicle>;

const draftTrade = z.lazy(() =>
  z.object({
    page: z.enum(['mobil', 'motor']),
    wanted: z.catch(z.nullable(wantedVehicle), null),
    /** The outbox row that sends it. */
    rowId: z.catch(z.nullable(z.string()), null),
  }),
);
export type DraftTrade = z.infer<typeof draftTrade>;

export const draft = z.lazy(() =>
  z.object({
    id: z.string(),
    form: z.catch(z.pipe(readableForm, sellForm), {}),
    /** In display order, cover first. */
    photoIds: z.catch(z.array(z.string()), []),
    /** The step to continue at. */
    lastStep: z.catch(z.enum(sellSteps), 'city'),
    /** Milliseconds since 1970, both. */
    createdAt: milliseconds,
    editedAt: milliseconds,
    /** Incremented with every change. */
    revision: z.catch(z.number(), 0),
    /** Whether it is in the outbox. It can still be edited: the outbox sends the latest state. */
    isQueued: z.catch(z.boolean(), false),
    listing: z.catch(z.nullable(draftListing), null),
    refusal: z.catch(z.nullable(draftRefusal), null),
    /** It is republished under the same key: the server may have it, and must not create it twice. */
    sentAs: z.catch(z.nullable(draftSentAs), null),
    /** Set when it was deleted; it can still be restored. */
    removedAt: z.catch(z.nullable(z.number()), null),
    purpose: z.catch(z.enum(draftPurposes), 'sell'),
    trade: z.catch(z.nullable(draftTrade), null),
    /** The fields of a form of its own; the first of these forms was a claim. */
    claim: z.catch(z.nullable(z.record(z.string(), z.string())), null),
  }),
);
export type Draft = z.infer<typeof draft>;

/** What the seller said a photo shows; `other` is none of the guided list. */
export const draftGuides = [...photoGuides, 'other'] as const;
export type DraftGuide = (typeof draftGuides)[number];

export const draftPhoto = z.lazy(() =>
  z.object({
    id: z.string(),
    draftId: z.string(),
    /** Null until somebody has said it. */
    guide: z.catch(z.nullable(z.enum(draftGuides)), null),
    /**
     * `taken` is the original; `prepared` is upright, resized and without metadata; `failed` cannot be
     * decoded.
     */
    state: z.catch(z.enum(['taken', 'prepared', 'failed']), 'taken'),
    hints: z.catch(z.array(z.enum(photoHints)), []),
    /** Why it failed, as a code. */
    failure: z.catch(z.nullable(z.string()), null),
    /** A tiny preview as a data URI. */
    preview: z.catch(z.nullable(z.string()), null),
    /** SHA-256 of the prepared bytes, in hexadecimal. */
    sha256: z.catch(z.nullable(z.string()), null),
    width: z.catch(z.nullable(z.number()), null),
    height: z.catch(z.nullable(z.number()), null),
    /** The server's key of a photo whose bytes are not on the device. */
    picture: z.catch(z.nullable(picture), null),
    /** Milliseconds since 1970. */
    addedAt: milliseconds,
    /** When and from which position it was removed; it can still be restored. */
    removedAt: z.catch(z.nullable(z.number()), null),
    removedFrom: z.catch(z.number(), 0),
  }),
);
export type DraftPhoto = z.infer<typeof draftPhoto>;

/** Bytes and their media type. Not a Blob: some browsers lose blobs in IndexedDB. */
export type StoredBytes = { readonly bytes: ArrayBuffer; readonly type: string };
const storedBytes = z.lazy(() => z.object({ bytes: z.instanceof(ArrayBuffer), type: z.string() }));

export const photoBytesRow = z.lazy(() =>
  z.object({
    photoId: z.string(),
    /** The original; deleted once the prepared bytes are stored. */
    original: z.catch(z.nullable(storedBytes), null),
    prepared: z.catch(z.nullable(storedBytes), null),
  }),
);
export type PhotoBytesRow = z.infer<typeof photoBytesRow>;
