import { type Language, pathInLanguage } from '#contract/language.ts';
import { searchResultPath, sellPath, sellStepPath } from '#contract/paths.ts';

/*
 * What is shared to the app (paths.ts, sharePath): the fields of the form that the system sends, and where it leads.
 */

export const sharedFields = { photos: 'photos', title: 'title', text: 'text', url: 'url' } as const;

export const sharedParameters = { nothingKept: 'bagikan', leftOut: 'left' } as const;

/** The start of the flow, which explains what to do: nothing could be stored. */
export const nothingSharedPath = `${sellPath}?${sharedParameters.nothingKept}=1`;

/**
 * The draft created from photos, which has no city yet. `left` is the number of files that could not be stored.
 */
export function sharedDraftPath(draftId: string, left: number): string {
  const path = sellStepPath('city', draftId);
  return left > 0 ? `${path}&${sharedParameters.leftOut}=${left}` : path;
}

const address = /https?:\/\/\S+/g;
/** Longer texts are no search. */
const mostCharacters = 100;

/**
 * Where a shared text leads: an address of this site to its page, other words to the cars that they name.
 * @param texts title, text and address; each may be empty
 * @returns a path with its language; undefined if there are no words
 */
export function sharedTextPath(
  texts: readonly string[],
  origin: string,
  language: Language,
): string | undefined {
  const all = texts.join(' ');
  const own = (all.match(address) ?? []).find((found) => found.startsWith(`${origin}/`));
  if (own !== undefined) return own.slice(origin.length);
  const words = all.replaceAll(address, ' ').trim().replaceAll(/\s+/g, ' ').slice(0, mostCharacters);
  if (words === '') return undefined;
  return `${pathInLanguage(searchResultPath, language)}?q=${encodeURIComponent(words)}`;
}
