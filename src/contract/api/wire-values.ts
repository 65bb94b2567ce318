import * as z from 'zod/mini';

/* Values as they stand in a call's parameters, where each is a string. */

/** A whole number from 1. */
export const wholeNumber = (most: number) =>
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
    z.pipe(z.transform(Number), z.number().check(z.maximum(most))),
  );
/** Of a car, an offer, a lead: anything of which there may be many. */
export const id = wholeNumber(Number.MAX_SAFE_INTEGER);
/** Of what PostgreSQL counts in four bytes. */
export const smallId = wholeNumber(2 ** 31 - 1);
export const pageNumber = z.optional(wholeNumber(50_000));

export const text = (most: number) => z.string().check(z.maxLength(most));
export const optionalText = (most: number) => z.optional(text(most));
export const flag = z.enum(['0', '1']);
/** `2026-11-22`. */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** As people write it; what is wrong with it is said in words by the service. */
export const mobile = text(40);
/** Made by the client: the same call sent twice is done once. */
export const clientId = z.uuid();

export const noQuery = z.object({});

/** Which model, and which variant of it. */
export const modelQuery = { modelId: smallId, variantId: z.optional(smallId) };
