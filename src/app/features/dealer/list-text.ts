import { EncodingGuess } from '#contract/dealer/text-encoding.ts';

/** A list as the server takes it: text, or the bytes of an XLSX file as base64. */
export type ListContent = { readonly csv: string } | { readonly xlsx: string };

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, place) => bytes[place] === byte);

function base64Of(bytes: Uint8Array): string {
  let text = '';
  // As arguments, a whole file would be too many.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/** Text in the encoding it is in: UTF-16, which spreadsheets call "Unicode text", UTF-8, or Windows-1252. */
function decoded(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  const guess = new EncodingGuess((options) => new TextDecoder('utf-8', options));
  guess.add(bytes);
  return new TextDecoder(guess.end()).decode(bytes);
}

/** @throws DOMException if the file has changed on the disk since it was chosen */
export async function listContent(file: Blob): Promise<ListContent> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return startsWith(bytes, 0x50, 0x4b, 3, 4) ? { xlsx: base64Of(bytes) } : { csv: decoded(bytes) };
}
