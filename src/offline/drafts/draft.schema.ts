import * as z from 'zod/mini';
import { picture } from '#contract/listing/picture.schema.ts';
import { sellForm } from '#contract/sell/own-listing.ts';
import { type SellForm, sellFields, sellSteps } from '#contract/sell/sell-fields.ts';

/*
 * Drafts as they are read: another version of the app may have written them. What a row lacks is filled in, what
 * cannot be read of it is passed over, and a row that has an id is never dropped.
 */

/** What the guided list asks a photo of. */
export const photoGuides = ['front', 'rear', 'left', 'right', 'interior', 'odometer', 'engine'] as const;
export type PhotoGuide = (typeof photoGuides)[number];

/** What may be better about a photo. */
export const photoHints = ['dark', 'blurred', 'small'] as const;
export type PhotoHint = (typeof photoHints)[number];

/** An advertisement that is there already, as it was when the change to it began. */
export const draftListing = z.object({ id: z.number(), revision: z.number() });
export type DraftListing = z.infer<typeof draftListing>;

/** As what a draft was sent that was called back with the server's answer still out, and in which revision. */
export const draftSentAs = z.object({ id: z.string(), revision: z.number() });

/** What the server said of a draft that it refused; `errors` by field, in the language in which it was sent. */
export const draftRefusal = z.object({
  message: z.string(),
  errors: z.catch(z.record(z.string(), z.array(z.string())), {}),
});
export type DraftRefusal = z.infer<typeof draftRefusal>;

/** Every field of the form that is a string; others were never the form's. */
const readableForm = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((form): SellForm => {
    const known = sellFields.flatMap((field) => {
      const value = form[field];
      return typeof value === 'string' ? [[field, value] as const] : [];
    });
    return Object.fromEntries(known);
  }),
);

const milliseconds = z.catch(z.number(), 0);

export const draft = z.object({
  id: z.string(),
  form: z.catch(z.pipe(readableForm, sellForm), {}),
  /** In their order, the cover first. */
  photoIds: z.catch(z.array(z.string()), []),
  /** Where to go on. */
  lastStep: z.catch(z.enum(sellSteps), 'city'),
  /** Milliseconds since 1970, both. */
  createdAt: milliseconds,
  editedAt: milliseconds,
  /** Goes up with every change. */
  revision: z.catch(z.number(), 0),
  /** Whether it stands in line to be sent. It can still be edited: the outbox sends it as it is then. */
  isQueued: z.catch(z.boolean(), false),
  listing: z.catch(z.nullable(draftListing), null),
  refusal: z.catch(z.nullable(draftRefusal), null),
  /** It is published under the same id again: the server may have it, and must not have it twice. */
  sentAs: z.catch(z.nullable(draftSentAs), null),
  /** When somebody threw it away, and can still have it back. */
  removedAt: z.catch(z.nullable(z.number()), null),
});
export type Draft = z.infer<typeof draft>;

export const draftPhoto = z.object({
  id: z.string(),
  draftId: z.string(),
  guide: z.catch(z.nullable(z.enum(photoGuides)), null),
  /** `taken` is as it came; `prepared` is upright, small and without metadata; `failed` cannot be read. */
  state: z.catch(z.enum(['taken', 'prepared', 'failed']), 'taken'),
  hints: z.catch(z.array(z.enum(photoHints)), []),
  /** Why it failed: a code, for the words to be found by. */
  failure: z.catch(z.nullable(z.string()), null),
  /** A few pixels as a data URI. */
  preview: z.catch(z.nullable(z.string()), null),
  /** Of the prepared bytes, in hexadecimal; by this the server knows the photo. */
  sha256: z.catch(z.nullable(z.string()), null),
  width: z.catch(z.nullable(z.number()), null),
  height: z.catch(z.nullable(z.number()), null),
  /** Of an advertisement that is there already: the server's own copy, whose bytes are not on the device. */
  picture: z.catch(z.nullable(picture), null),
  /** Milliseconds since 1970. */
  addedAt: milliseconds,
  /** When it was taken out of the draft, and where it stood; it can still be had back. */
  removedAt: z.catch(z.nullable(z.number()), null),
  removedFrom: z.catch(z.number(), 0),
});
export type DraftPhoto = z.infer<typeof draftPhoto>;

/** Bytes and what they are. No Blob: browsers have lost those in their databases. */
export type StoredBytes = { readonly bytes: ArrayBuffer; readonly type: string };
const storedBytes = z.object({ bytes: z.instanceof(ArrayBuffer), type: z.string() });

export const photoBytesRow = z.object({
  photoId: z.string(),
  /** As it was taken; gone once the prepared ones are there. */
  original: z.catch(z.nullable(storedBytes), null),
  prepared: z.catch(z.nullable(storedBytes), null),
});
export type PhotoBytesRow = z.infer<typeof photoBytesRow>;
