export type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif';

const pngMark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** HEIF brands that browsers cannot decode. */
const heicBrands: ReadonlySet<string> = new Set([
  'heic',
  'heix',
  'hevc',
  'hevx',
  'heim',
  'heis',
  'mif1',
  'msf1',
]);

/** Number of bytes sufficient to identify a file. */
export const tellingBytes = 256;

/** The brands of a container, the major one first (ISO 14496-12, `ftyp`). */
function fileBrands(bytes: Buffer): string[] {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return [];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, tellingBytes);
  const brands = [bytes.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4));
  return brands;
}

/**
 * The format of a photo, by its first bytes and never by name or header; undefined for unsupported formats.
 */
export function imageKind(bytes: Buffer): ImageKind | undefined {
  if (bytes.length < 16) return undefined;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.subarray(0, 8).equals(pngMark)) return 'png';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return fileBrands(bytes).some((brand) => brand === 'avif' || brand === 'avis') ? 'avif' : undefined;
}

/** Whether it is HEIC, which the device should have converted. */
export function isHeic(bytes: Buffer): boolean {
  return bytes.length >= 16 && fileBrands(bytes).some((brand) => heicBrands.has(brand));
}
