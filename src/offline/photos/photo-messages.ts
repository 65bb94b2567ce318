import * as z from 'zod/mini';
import { photoHints } from '#offline/drafts/draft.schema.ts';
import { blurArea } from './blur-areas.ts';
import { photoFailures } from './photo-failure.ts';

/** Messages between the page and its photo worker. Both ends parse them; bytes are transferred, not copied. */

const id = z.number();
const photoId = z.string();

export const photoRequest = z.discriminatedUnion('type', [
  /** Store a file's bytes under this id. */
  z.object({ id, type: z.literal('keep'), photoId, file: z.instanceof(Blob) }),
  /** Prepare a photo whose bytes are stored, or make areas of a prepared one unrecognisable. */
  z.object({
    ...{ id, type: z.literal('prepare'), photoId },
    areas: z.array(blurArea).check(z.maxLength(50)),
  }),
]);
export type PhotoRequest = z.infer<typeof photoRequest>;

export const preparedPhoto = z.object({
  bytes: z.instanceof(ArrayBuffer),
  type: z.string(),
  /** SHA-256 of the bytes, in hexadecimal. */
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
  /** This photo can never be prepared. */
  z.object({ id, type: z.literal('refused'), failure: z.enum(photoFailures) }),
  /** It failed this time, for example for lack of memory. */
  z.object({ id, type: z.literal('failed'), reason: z.string() }),
]);
export type PhotoReply = z.infer<typeof photoReply>;
