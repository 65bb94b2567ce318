/**
 * Parses a redirect target: a local path of safe characters; undefined for anything else
 * (docs/product.md#account-pages).
 */
export function parseLocalPath(text: string | null | undefined): string | undefined {
  if (!text || text.length > 500) return undefined;
  return /^\/(?!\/)[A-Za-z0-9/_.~+-]*(?:\?[A-Za-z0-9/_.~+=&-]*)?$/.test(text) ? text : undefined;
}
