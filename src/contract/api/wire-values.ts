import * as z from 'zod/mini';
import { categories } from '#contract/vehicles/vehicle.ts';

/* Parameter values; on the wire each is a string. */

/** A whole number from 1. */
export const wholeNumber = (most: number) =>
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
    z.pipe(z.transform(Number), z.number().check(z.maximum(most))),
  );
/** An id of something numerous: a listing, an offer, a lead. */
export const id = wholeNumber(Number.MAX_SAFE_INTEGER);
/** An integer of four bytes in PostgreSQL. */
export const smallId = wholeNumber(2 ** 31 - 1);
/** A kind of vehicle (`categories`); cars where it is absent. */
export const category = () => wholeNumber(categories.length);
/** The name of a brand or model in an address. */
export const vehicleSlug = () => z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
export const pageNumber = z.optional(wholeNumber(50_000));

export const text = (most: number) => z.string().check(z.maxLength(most));
export const optionalText = (most: number) => z.optional(text(most));
export const flag = z.enum(['0', '1']);
/** `2026-11-22`. */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** Typed by a person; its problems are answered in words by the service. */
export const mobile = text(40);
/** The idempotency key, made by the client. */
export const clientId = z.uuid();

/** String parameters that are not typed text, and the one that holds a national id: not checked for national ids. */
export const machineValues: ReadonlySet<string> = new Set([
  ...['ktp', 'id', 'clientId', 'hashes', 'images', 'photos', 'endpoint', 'p256dh', 'auth', 'carIdHash'],
  // Names of an address.
  ...['brand', 'model', 'city'],
  // The importer checks each row.
  'csv',
  // From an address, so the sender could not correct it: the server stores null instead of a national id.
  ...['utmSource', 'utmMedium', 'utmCampaign', 'utmTerm', 'landingUrl'],
]);

export const noQuery = z.object({});

/** A model, and a variant of it. */
export const modelQuery = { modelId: smallId, variantId: z.optional(smallId) };
