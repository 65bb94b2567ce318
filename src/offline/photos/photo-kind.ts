export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** HEIF brands for HEVC, which most browsers cannot decode. https://nokiatech.github.io/heif/technical.html */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];
const avifBrands = ['avif', 'avis'];
const anyHeifBrands = ['mif1', 'msf1'];

/** The media type of a kind, for the decoder. */
export function typeOfKind(kind: PhotoKind): string {
  return `image/${kind}`;
}

/** Detected from the first bytes rather than the name: phones and messengers name photos arbitrarily. */
export function photoKindOf(bytes: Uint8Array): PhotoKind | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp';
  return textAt(bytes, 4, 4) === 'ftyp' ? heifKindOf(bytes) : undefined;
}

function heifKindOf(bytes: Uint8Array): PhotoKind | undefined {
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const end = Math.min(size, bytes.length, 256);
  const brands = [textAt(bytes, 8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(bytes, at, 4));
  const [major = ''] = brands;
  if (avifBrands.includes(major)) return 'avif';
  if (heicBrands.includes(major)) return 'heic';
  if (!anyHeifBrands.includes(major)) return undefined;
  // The generic brand does not identify the codec; the compatible brands do.
  return brands.some((brand) => avifBrands.includes(brand)) ? 'avif' : 'heic';
}

/** The given number of bytes as characters; fewer at the end of the file. */
export function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
