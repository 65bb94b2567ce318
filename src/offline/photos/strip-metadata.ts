import { textAt } from './photo-kind.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Metadata chunks of a WebP, and the header flags that announce them. */
const webpExtras = ['ICCP', 'EXIF', 'XMP '];
const webpExtraBits = 0x20 | 0x08 | 0x04;

/**
 * Strips a canvas-encoded picture to its pixels. Browsers add an sRGB profile, which is the default anyway,
 * and some may add more.
 */
export function stripMetadata(bytes: Bytes): Bytes {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return stripJpeg(bytes);
  return textAt(bytes, 0, 4) === 'RIFF' ? stripWebp(bytes) : bytes;
}

/** Removes segments APP1 to APP15 and comments before the pixel data. */
function stripJpeg(bytes: Bytes): Bytes {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Bytes[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    const marker = view.getUint8(at + 1);
    const end = at + 2 + view.getUint16(at + 2);
    const isExtra = (marker >= 0xe1 && marker <= 0xef) || marker === 0xfe;
    if (!isExtra) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return joined([...kept, bytes.subarray(at)]);
}

function stripWebp(bytes: Bytes): Bytes {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Bytes[] = [bytes.subarray(0, 12)];
  let at = 12;
  while (at + 8 <= bytes.length) {
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (!webpExtras.includes(textAt(bytes, at, 4))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  const stripped = joined(kept);
  new DataView(stripped.buffer).setUint32(4, stripped.length - 8, true);
  if (textAt(stripped, 12, 4) === 'VP8X') stripped[20] = (stripped[20] ?? 0) & ~webpExtraBits;
  return stripped;
}

function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
