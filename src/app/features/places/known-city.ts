/*
 * The cookie with the visitor's city, written by user-city.ts, whose code is loaded only when there is a
 * city.
 */

export const userCityCookie = 'user_city';

export type UserCity = {
  /** Slug. */
  readonly city: string;
  readonly display_city: string;
  /** Null until it has been looked up in the list of cities. */
  readonly id: number | null;
  /** Unused fields of the cookie: nothing more precise than a city is needed. */
  readonly pincode: string;
  readonly locality: string;
  readonly subCityId: string;
  readonly subCityName: string;
};

let known: UserCity | undefined;
const listeners = new Set<() => void>();

export const knownUserCity = (): UserCity | undefined => known;

/** Sets the displayed city. */
export function showUserCity(city: UserCity | undefined): void {
  // Each read creates a new object; the same city is not a change.
  if (JSON.stringify(city) === JSON.stringify(known)) return;
  known = city;
  for (const listener of listeners) listener();
}

/** Calls back when the city changes. Returns an unsubscribe function. */
export function onUserCity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
