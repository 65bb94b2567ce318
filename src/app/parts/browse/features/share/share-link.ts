type Link = { readonly title: string; readonly url: string };

/** As much of a browser's `navigator` as sharing needs; what it lacks may be missing. */
export type Sharer = {
  readonly share?: (link: Link) => Promise<void>;
  readonly clipboard?: { writeText(text: string): Promise<void> };
};

/** `by-hand`: this browser can neither share nor copy, as on a page that is not served securely. */
export type ShareOutcome = 'shared' | 'copied' | 'by-hand';

/**
 * Shares a link by the device's own means, else copies it. Closing the device's sheet is a choice
 * too, and counts as shared. Must be called while a press is being answered.
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
