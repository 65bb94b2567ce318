/* The visitor's city as the page knows it, told by user-city.ts, whose code comes when there is a city. */

export const userCityCookie = 'user_city';

export type UserCity = {
  /** Slug. */
  readonly city: string;
  readonly display_city: string;
  /** Null until the list of cities has been asked for it. */
  readonly id: number | null;
  /** Finer than a city nobody is asked; the fields are the specification's. */
  readonly pincode: string;
  readonly locality: string;
  readonly subCityId: string;
  readonly subCityName: string;
};

let known: UserCity | undefined;
const listeners = new Set<() => void>();

export const knownUserCity = (): UserCity | undefined => known;

/** Tells what the device keeps now. */
export function showUserCity(city: UserCity | undefined): void {
  // Read anew it is another object; the same city is no change.
  if (JSON.stringify(city) === JSON.stringify(known)) return;
  known = city;
  for (const listener of listeners) listener();
}

/** Calls back when another city is shown. Returns what ends it. */
export function onUserCity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
