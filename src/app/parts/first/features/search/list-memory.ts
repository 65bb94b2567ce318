import type { DataOf } from '#contract/api/endpoint-schemas.ts';

type ListingsPage = DataOf<'listings'>;

/** What a list has grown by since it was opened. */
export type GrownList = {
  readonly pages: readonly ListingsPage[];
  /** Whether the rail of featured cars stands in it. */
  readonly hasRail: boolean;
};
export const ungrown: GrownList = { pages: [], hasRail: false };

/** Lists are looked back at, but not far. */
const mostLists = 12;
const grown = new Map<number, GrownList>();
let last = 0;

/** The history's entry of the list bears the number under which its growth is kept. */
function numberOf(state: unknown): number | undefined {
  const found = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  return typeof found === 'number' ? found : undefined;
}

/** What was there when the person left this very step of the history; nothing where they come to it anew. */
export function recallList(): GrownList {
  // On the server, and while its page is taken over, nothing has grown.
  if (grown.size === 0) return ungrown;
  return grown.get(numberOf(history.state) ?? 0) ?? ungrown;
}

/** Keeps it for the return to this step of the history. */
export function rememberList(list: GrownList): void {
  const known = numberOf(history.state);
  last += 1;
  const number = known ?? last;
  grown.delete(number);
  grown.set(number, list);
  for (const oldest of grown.keys()) {
    if (grown.size <= mostLists) break;
    grown.delete(oldest);
  }
  if (known === undefined) {
    const state: unknown = history.state;
    history.replaceState({ ...(typeof state === 'object' ? state : {}), list: number }, '');
  }
}
