import { type OrientationTag, orientationIn } from './exif-orientation.ts';
import { textAt } from './photo-kind.ts';
import type { PhotoSize } from './stored-size.ts';

const exif = 0xe1;
const startOfScan = 0xda;
/** A frame header of any coding; C4, C8 and CC in that range are tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** Markers without a length. */
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Walks the segments up to the frame. https://www.w3.org/Graphics/JPEG/itu-t81.pdf, annex B */
export function readJpegHeader(bytes: Uint8Array): PhotoSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let orientation: OrientationTag | undefined;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    // Any number of FF may precede a marker.
    if (marker === 0xff || standsAlone(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (length < 2 || marker === startOfScan) return undefined;
    if (isFrame(marker)) {
      if (at + 9 > bytes.length) return undefined;
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), orientation };
    }
    if (marker === exif && textAt(bytes, at + 4, 6) === 'Exif\0\0') {
      orientation ??= orientationIn(bytes, at + 10, at + 2 + length);
    }
    at += 2 + length;
  }
  return undefined;
}
