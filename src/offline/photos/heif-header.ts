import { textAt } from './photo-kind.ts';
import type { PhotoSize } from './stored-size.ts';

type Box = { readonly start: number; readonly end: number };

/**
 * AVIF and HEIC: sizes are properties of the pictures in the file, the largest of which is the photo; the
 * others are its tiles and its thumbnail. Orientation is also a property, which every decoder applies.
 * https://aomediacodec.github.io/av1-avif/
 */
export function readHeifHeader(bytes: Uint8Array): PhotoSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [meta] = boxesNamed(bytes, view, { start: 0, end: bytes.length }, 'meta');
  // Version and flags come before the content.
  const [properties] = meta ? boxesNamed(bytes, view, { ...meta, start: meta.start + 4 }, 'iprp') : [];
  const [container] = properties ? boxesNamed(bytes, view, properties, 'ipco') : [];
  const sizes = (container ? boxesNamed(bytes, view, container, 'ispe') : []).flatMap(({ start, end }) =>
    start + 12 <= end ? [{ width: view.getUint32(start + 4), height: view.getUint32(start + 8) }] : [],
  );
  return sizes.reduce<PhotoSize | undefined>(
    (largest, size) =>
      largest && largest.width * largest.height >= size.width * size.height ? largest : size,
    undefined,
  );
}

/** Contents of the boxes of a name inside another box. */
function boxesNamed(bytes: Uint8Array, view: DataView, { start, end }: Box, name: string): Box[] {
  const found: Box[] = [];
  let at = start;
  while (at + 8 <= end) {
    const size = view.getUint32(at);
    // Size 0 means to the end; 1 means a 64-bit size, which only the pixel data needs.
    const head = size === 1 ? 16 : 8;
    if (size === 1 && at + 16 > end) break;
    const length = size === 0 ? end - at : size === 1 ? Number(view.getBigUint64(at + 8)) : size;
    if (length < head) break;
    if (textAt(bytes, at + 4, 4) === name) {
      found.push({ start: at + head, end: Math.min(at + length, end) });
    }
    at += length;
  }
  return found;
}
