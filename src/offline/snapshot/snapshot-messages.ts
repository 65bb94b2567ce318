import * as z from 'zod/mini';
import { languages } from '#contract/language.ts';

/** Messages between the page and its catalogue worker. Both ends parse them. */

/** The endpoints that a kept city can answer. */
export const answeredNames = ['listings', 'filters', 'allFilters', 'suggest'] as const;
export type AnsweredName = (typeof answeredNames)[number];

/** A search, and when its cars were last looked at, in milliseconds since 1970. */
export const lookedSearch = z.object({ search: z.string(), q: z.string(), since: z.number() });
export type LookedSearch = z.infer<typeof lookedSearch>;

const id = z.number();
const bytes = z.instanceof(Uint8Array<ArrayBuffer>);
export const snapshotRequest = z.discriminatedUnion('type', [
  /** A call that the network did not answer, with its parameters unchanged. */
  z.object({
    id,
    type: z.literal('answer'),
    name: z.enum(answeredNames),
    query: z.record(z.string(), z.unknown()),
    language: z.enum(languages),
  }),
  /** What the kept city has in place of a list elsewhere. */
  z.object({
    id,
    type: z.literal('instead'),
    search: z.string(),
    q: z.string(),
    language: z.enum(languages),
  }),
  z.object({ id, type: z.literal('countNew'), searches: z.array(lookedSearch).check(z.maxLength(100)) }),
  /** The city for the following calls: the stored snapshot. */
  z.object({ id, type: z.literal('open'), bytes }),
  /** The server's answer: a snapshot, or the changes of the open one. */
  z.object({ id, type: z.literal('take'), bytes }),
]);
export type SnapshotRequest = z.infer<typeof snapshotRequest>;

export const insteadOf = z.object({
  /** Values that the device does not know: a place, or a name without cars in the kept city. */
  missing: z.nullable(z.string()),
  cityName: z.string(),
  /** All cars of the city. */
  cars: z.number(),
  /** The rest of the query, in words; may be empty. */
  wanted: z.string(),
  /** Cars of the city that match the rest. */
  count: z.number(),
  /** Their list, without language prefix. */
  path: z.string(),
});
export type InsteadOf = z.infer<typeof insteadOf>;

/** A snapshot's head. */
export const openedCity = z.object({
  citySlug: z.string(),
  cityName: z.string(),
  version: z.string(),
  /** Milliseconds since 1970. */
  asOf: z.number(),
  cars: z.number(),
});
export type OpenedCity = z.infer<typeof openedCity>;

/** Each type of request has its reply; `failed` can be the reply to any. */
export const snapshotReply = z.discriminatedUnion('type', [
  /** The data of the endpoint, to be parsed by its schema; null where the device cannot answer. */
  z.object({ id, type: z.literal('answer'), data: z.unknown() }),
  z.object({ id, type: z.literal('instead'), instead: z.nullable(insteadOf) }),
  z.object({ id, type: z.literal('countNew'), counts: z.array(z.nullable(z.number())) }),
  /** Null for broken bytes. */
  z.object({ id, type: z.literal('open'), city: z.nullable(openedCity) }),
  /**
   * With the bytes to store, and whether they are a whole snapshot. Null for bytes that are broken, or do not fit the
   * open one.
   */
  z.object({
    id,
    type: z.literal('take'),
    taken: z.nullable(z.object({ city: openedCity, bytes, isWhole: z.boolean() })),
  }),
  z.object({ id, type: z.literal('failed'), reason: z.string() }),
]);
export type SnapshotReply = z.infer<typeof snapshotReply>;
