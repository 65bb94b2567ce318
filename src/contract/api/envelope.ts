import * as z from 'zod/mini';
import { errorCode } from './error-code.ts';

/**
 * The body of an error response (docs/product.md#api-conventions). `errors` contains the problems by field.
 */
export const errorEnvelope = z.lazy(() =>
  z.object({
    statusCode: z.number(),
    code: errorCode,
    message: z.string(),
    errors: z.record(z.string(), z.array(z.string())),
    requestId: z.string(),
  }),
);
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;

/** The body of a successful response; the payload is `data`. */
export const successEnvelope = z.object({ statusCode: z.number(), message: z.string(), data: z.unknown() });

export const pageMeta = z.object({
  totalCount: z.number(),
  pageCount: z.number(),
  currentPage: z.number(),
  perPage: z.number(),
});
export type PageMeta = z.infer<typeof pageMeta>;

/** URLs of the neighbouring pages; null at either end. */
export const pageLinks = z.object({
  self: z.string(),
  first: z.string(),
  last: z.string(),
  prev: z.nullable(z.string()),
  next: z.nullable(z.string()),
});
export type PageLinks = z.infer<typeof pageLinks>;
