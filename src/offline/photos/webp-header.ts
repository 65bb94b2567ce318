import { orientationIn } from './exif-orientation.ts';
import { textAt } from './photo-kind.ts';
import type { PhotoSize } from './stored-size.ts';

/** "EXIF" as a number: a hostile file may have a million chunks. */
const exif = 0x45584946;

/** Lossy, lossless or extended. https://developers.google.com/speed/webp/docs/riff_container */
export function readWebpHeader(bytes: Uint8Array): PhotoSize | undefined {
  if (bytes.length < 30) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (textAt(bytes, 12, 4)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1, ...orientationOf(bytes, view) };
    default:
      return undefined;
  }
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}

function orientationOf(bytes: Uint8Array, view: DataView): Pick<PhotoSize, 'orientation'> {
  let at = 12;
  while (at + 8 <= bytes.length) {
    const length = view.getUint32(at + 4, true);
    if (view.getUint32(at) === exif) {
      // Some writers keep JPEG's prefix before the block.
      const start = at + 8 + (textAt(bytes, at + 8, 6) === 'Exif\0\0' ? 6 : 0);
      return { orientation: orientationIn(bytes, start, at + 8 + length) };
    }
    at += 8 + length + (length % 2);
  }
  return {};
}
