import type { Language } from '#contract/language.ts';

/** Endpoints that a saved city can answer. */
export const answeredNames = ['listings', 'filters', 'allFilters', 'suggest'] as const;
export type AnsweredName = (typeof answeredNames)[number];

/** A public call as made by the page; any of its parameters may be invalid. */
export type AskedOffline = {
  readonly name: AnsweredName;
  readonly query: unknown;
  readonly language: Language;
};

/** A search, and when its cars were last viewed, in milliseconds since 1970. */
export type LookedSearch = { readonly search: string; readonly q: string; readonly since: number };

/** A list that is outside the saved city or not available. */
export type ListElsewhere = { readonly search: string; readonly q: string; readonly language: Language };

export type InsteadOf = {
  /** Names of values unknown to the device: a place, or a name without cars in the saved city. */
  readonly missing: string | null;
  readonly cityName: string;
  /** Number of all cars in the city. */
  readonly cars: number;
  /** The rest of the query as text; may be empty. */
  readonly wanted: string;
  /** Number of cars in the city that match the rest. */
  readonly count: number;
  /** The path of their list, without language prefix. */
  readonly path: string;
};

/** A snapshot's header. */
export type OpenedCity = {
  readonly citySlug: string;
  readonly cityName: string;
  /** Kilometres around the city. */
  readonly radius: number;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly asOf: number;
  readonly cars: number;
};

/** Includes the bytes to store, and whether they are a whole snapshot. */
export type TakenCity = {
  readonly city: OpenedCity;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isWhole: boolean;
};
