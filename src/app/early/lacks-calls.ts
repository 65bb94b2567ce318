/**
 * Whether the browser lacks any of the calls in add-missing.ts. `URL.canParse` is the newest of them in every browser;
 * `crypto.randomUUID` is absent from pages without TLS, too.
 */
export function lacksCalls(): boolean {
  return !('canParse' in URL && 'randomUUID' in crypto);
}
