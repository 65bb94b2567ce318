/* The visitor's city, set by user-city.ts, whose code is loaded only when there is a city. */

export const userCityCookie = 'user_city';

export type UserCity = {
  /** Slug. */
  readonly city: string;
  readonly display_city: string;
  /** Null until the list of cities has been searched for it. */
  readonly id: number | null;
  /** Fields of the cookie that are not used: nothing more precise than a city is needed. */
  readonly pincode: string;
  readonly locality: string;
  readonly subCityId: string;
  readonly subCityName: string;
};

let known: UserCity | undefined;
const listeners = new Set<() => void>();

export const knownUserCity = (): UserCity | undefined => known;

/** Sets the stored city. */
export function showUserCity(city: UserCity | undefined): void {
  // Each read makes a new object; the same city is no change.
  if (JSON.stringify(city) === JSON.stringify(known)) return;
  known = city;
  for (const listener of listeners) listener();
}

/** Calls back when another city is set. Returns a function that unsubscribes. */
export function onUserCity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
