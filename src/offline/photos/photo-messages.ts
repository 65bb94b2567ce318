import * as z from 'zod/mini';
import { photoHints } from '#offline/drafts/draft.schema.ts';
import { blurArea } from './blur-areas.ts';
import { photoFailures } from './photo-failure.ts';

/** What the page and its photo worker say to each other. Both parse what they are told; bytes move over, uncopied. */

const id = z.number();
const photoId = z.string();

export const photoRequest = z.discriminatedUnion('type', [
  /** Keep a file's bytes under this id. */
  z.object({ id, type: z.literal('keep'), photoId, file: z.instanceof(Blob) }),
  /** Make a photo ready whose bytes are kept, or make areas of one that is ready unrecognisable. */
  z.object({
    ...{ id, type: z.literal('prepare'), photoId },
    areas: z.array(blurArea).check(z.maxLength(50)),
  }),
]);
export type PhotoRequest = z.infer<typeof photoRequest>;

export const preparedPhoto = z.object({
  bytes: z.instanceof(ArrayBuffer),
  type: z.string(),
  /** Of the bytes, in hexadecimal: by this the server knows the photo. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  width: z.number(),
  height: z.number(),
  hints: z.array(z.enum(photoHints)),
  /** A data URI. */
  preview: z.string(),
});
export type PreparedPhoto = z.infer<typeof preparedPhoto>;

export const photoReply = z.discriminatedUnion('type', [
  z.object({ id, type: z.literal('kept') }),
  z.object({ id, type: z.literal('prepared'), photo: preparedPhoto }),
  /** There are no bytes of it. */
  z.object({ id, type: z.literal('missing') }),
  /** Not this photo, now or later. */
  z.object({ id, type: z.literal('refused'), failure: z.enum(photoFailures) }),
  /** Not this time: there was no memory, perhaps. */
  z.object({ id, type: z.literal('failed'), reason: z.string() }),
]);
export type PhotoReply = z.infer<typeof photoReply>;
