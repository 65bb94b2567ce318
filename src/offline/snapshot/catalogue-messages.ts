import * as z from 'zod/mini';
import { languages } from '#contract/language.ts';

/** What the page and its catalogue worker say to each other. Both parse what they are told. */

/** The endpoints that a kept city can stand in for. */
export const answeredNames = ['listings', 'filters', 'allFilters', 'suggest'] as const;
export type AnsweredName = (typeof answeredNames)[number];

/** A search, and when its cars were last looked at, in milliseconds since 1970. */
export const lookedSearch = z.object({ search: z.string(), q: z.string(), since: z.number() });
export type LookedSearch = z.infer<typeof lookedSearch>;

const id = z.number();
const bytes = z.instanceof(Uint8Array<ArrayBuffer>);
export const catalogueRequest = z.discriminatedUnion('type', [
  /** A call that the network did not answer; its parameters are whatever the page asked for. */
  z.object({
    id,
    type: z.literal('answer'),
    name: z.enum(answeredNames),
    query: z.record(z.string(), z.unknown()),
    language: z.enum(languages),
  }),
  /** What there is in the kept city in place of a list elsewhere. */
  z.object({
    id,
    type: z.literal('instead'),
    search: z.string(),
    q: z.string(),
    language: z.enum(languages),
  }),
  z.object({ id, type: z.literal('countNew'), searches: z.array(lookedSearch).check(z.maxLength(100)) }),
  /** The city that is asked about from now on: what the device keeps of it. */
  z.object({ id, type: z.literal('open'), bytes }),
  /** What the server gave: a snapshot, or what changed of the one that is open. */
  z.object({ id, type: z.literal('take'), bytes }),
]);
export type CatalogueRequest = z.infer<typeof catalogueRequest>;

export const insteadOf = z.object({
  /** What the device knows nothing of: a place, or a name that no car of the kept city bears. */
  missing: z.nullable(z.string()),
  cityName: z.string(),
  /** All cars of the city. */
  cars: z.number(),
  /** What else was asked for, in words; empty for nothing. */
  wanted: z.string(),
  /** Cars of the city that are that. */
  count: z.number(),
  /** Where they are listed, without language prefix. */
  path: z.string(),
});
export type InsteadOf = z.infer<typeof insteadOf>;

/** What a snapshot says of itself. */
export const openedCity = z.object({
  citySlug: z.string(),
  cityName: z.string(),
  version: z.string(),
  /** Milliseconds since 1970. */
  asOf: z.number(),
  cars: z.number(),
});
export type OpenedCity = z.infer<typeof openedCity>;

/** Each type of request has its reply; `failed` is for none of them the expected one. */
export const catalogueReply = z.discriminatedUnion('type', [
  /** The data of the endpoint asked for, to be parsed by its schema; null where the device cannot say. */
  z.object({ id, type: z.literal('answer'), data: z.unknown() }),
  z.object({ id, type: z.literal('instead'), instead: z.nullable(insteadOf) }),
  z.object({ id, type: z.literal('countNew'), counts: z.array(z.nullable(z.number())) }),
  /** Null for bytes that are broken. */
  z.object({ id, type: z.literal('open'), city: z.nullable(openedCity) }),
  /** With the bytes to keep, and whether they came whole. Null for bytes that are broken, or do not fit what is open. */
  z.object({
    id,
    type: z.literal('take'),
    taken: z.nullable(z.object({ city: openedCity, bytes, isWhole: z.boolean() })),
  }),
  z.object({ id, type: z.literal('failed'), reason: z.string() }),
]);
export type CatalogueReply = z.infer<typeof catalogueReply>;
