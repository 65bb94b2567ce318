import type { Language } from '#contract/language.ts';

/** The endpoints that a kept city can answer. */
export const answeredNames = ['listings', 'filters', 'allFilters', 'suggest'] as const;
export type AnsweredName = (typeof answeredNames)[number];

/** A public call as the page made it: any of its parameters may be invalid. */
export type AskedOffline = {
  readonly name: AnsweredName;
  readonly query: unknown;
  readonly language: Language;
};

/** A search, and when its cars were last looked at, in milliseconds since 1970. */
export type LookedSearch = { readonly search: string; readonly q: string; readonly since: number };

/** A list that is not of the kept city, or not available. */
export type ListElsewhere = { readonly search: string; readonly q: string; readonly language: Language };

export type InsteadOf = {
  /** Values that the device does not know: a place, or a name without cars in the kept city. */
  readonly missing: string | null;
  readonly cityName: string;
  /** All cars of the city. */
  readonly cars: number;
  /** The rest of the query, in words; may be empty. */
  readonly wanted: string;
  /** Cars of the city that match the rest. */
  readonly count: number;
  /** Their list, without language prefix. */
  readonly path: string;
};

/** A snapshot's head. */
export type OpenedCity = {
  readonly citySlug: string;
  readonly cityName: string;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly asOf: number;
  readonly cars: number;
};

/** With the bytes to store, and whether they are a whole snapshot. */
export type TakenCity = {
  readonly city: OpenedCity;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isWhole: boolean;
};
