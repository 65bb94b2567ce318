import { orientationIn } from './exif-orientation.ts';
import { textAt } from './photo-kind.ts';
import type { PhotoSize } from './stored-size.ts';

/** "eXIf" as a number: a hostile file may have a million chunks. */
const exif = 0x65584966;

/** IHDR comes first; eXIf may be anywhere before the end. https://www.w3.org/TR/png-3/ */
export function readPngHeader(bytes: Uint8Array): PhotoSize | undefined {
  if (bytes.length < 33 || textAt(bytes, 12, 4) !== 'IHDR') return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at);
    if (view.getUint32(at + 4) === exif) {
      return { ...size, orientation: orientationIn(bytes, at + 8, at + 8 + length) };
    }
    at += 12 + length;
  }
  return size;
}
