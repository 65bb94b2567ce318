import type { TrackingEvent } from '#contract/page/tracking-event.ts';

/** The title of a search has the words that were typed (docs/product.md#tracking). */
const hasTypedWords = /[?&]q=/;

/** The page that is shown, as an event. */
export function pageViewed(
  pattern: string | undefined,
  { title, search }: { readonly title: string; readonly search: string } = {
    title: document.title,
    search: location.search,
  },
): TrackingEvent {
  const known = hasTypedWords.test(search) ? '' : title.trim().slice(0, 200);
  return { name: 'page_viewed', pattern: pattern ?? 'none', ...(known && { title: known }) };
}
