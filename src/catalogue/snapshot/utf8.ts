/* Available in browsers and Node, but not in TypeScript's language `lib`. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const TextDecoder: new (
  encoding: 'utf-8',
  options: { readonly fatal: boolean; readonly ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string };

export function utf8Of(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** @throws TypeError for bytes that are not valid UTF-8 */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}
