import type { DataOf } from '#contract/api/endpoint-schemas.ts';

type ListingsPage = DataOf<'listings'>;

/** State of a list that has grown since it was opened. */
export type GrownList = {
  readonly pages: readonly ListingsPage[];
  /** Whether the rail of featured cars is shown. */
  readonly hasRail: boolean;
};
export const ungrown: GrownList = { pages: [], hasRail: false };

/** Number of lists remembered. */
const mostLists = 12;
const grown = new Map<number, GrownList>();
let last = 0;

/** How many pages a list had, for a new document: a phone drops pages. */
const storageKey = (number: number) => `lajur.list.${number}`;

/** The history entry of the list contains the key of its state. */
function numberOf(state: unknown): number | undefined {
  const found = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  return typeof found === 'number' ? found : undefined;
}

/** The state when the user left this history entry; empty on a new visit. */
export function recallList(): GrownList {
  // Empty on the server and during hydration.
  if (grown.size === 0) return ungrown;
  return grown.get(numberOf(history.state) ?? 0) ?? ungrown;
}

/** Stores the state for a return to this history entry. */
export function rememberList(list: GrownList): void {
  const known = numberOf(history.state);
  last = Math.max(Date.now(), last + 1);
  const number = known ?? last;
  grown.delete(number);
  grown.set(number, list);
  for (const oldest of grown.keys()) {
    if (grown.size <= mostLists) break;
    grown.delete(oldest);
  }
  try {
    sessionStorage.setItem(storageKey(number), String(list.pages.at(-1)?._meta.currentPage ?? 1));
  } catch {
    // Without storage, it is remembered as long as the document is.
  }
  if (known === undefined) {
    const state: unknown = history.state;
    history.replaceState({ ...(typeof state === 'object' ? state : {}), list: number }, '');
  }
}

/** The last page that this history entry showed, in this document or an earlier one. */
export function lastPageShown(): number {
  const number = numberOf(history.state);
  try {
    return number === undefined ? 1 : Number(sessionStorage.getItem(storageKey(number)) ?? 1);
  } catch {
    return 1;
  }
}
