/**
 * A path of this site that somebody may be sent on to, as an address carries it; undefined for everything else, which
 * is ignored (spec §5: local paths of safe characters).
 */
export function parseLocalPath(text: string | null | undefined): string | undefined {
  if (!text || text.length > 500) return undefined;
  return /^\/(?!\/)[A-Za-z0-9/_.~+-]*(?:\?[A-Za-z0-9/_.~+=&-]*)?$/.test(text) ? text : undefined;
}
