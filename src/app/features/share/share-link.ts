type Link = { readonly title: string; readonly url: string };

/** The required subset of `navigator`; features may be missing. */
export type Sharer = {
  readonly share?: (link: Link) => Promise<void>;
  readonly clipboard?: { writeText(text: string): Promise<void> };
};

/** `by-hand`: this browser can neither share nor copy, as in an insecure context. */
export type ShareOutcome = 'shared' | 'copied' | 'by-hand';

/**
 * Shares a link with the device's share sheet, otherwise copies it. Cancelling the sheet counts as shared.
 * Must be called within a user gesture.
 */
export async function shareLink(sharer: Sharer, link: Link): Promise<ShareOutcome> {
  if (sharer.share) {
    try {
      await sharer.share(link);
      return 'shared';
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') return 'shared';
    }
  }
  try {
    if (!sharer.clipboard) return 'by-hand';
    await sharer.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'by-hand';
  }
}
