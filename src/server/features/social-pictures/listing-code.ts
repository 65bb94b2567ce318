import { encode } from 'uqr';
import { listingPath } from '#contract/paths.ts';

const margin = 2;
const textHeight = 3;

/** A code to scan that opens a listing, with its address below it in words, as SVG. */
export function listingCode(origin: string, id: number): string {
  const address = `${origin}${listingPath(String(id))}`;
  const { data, size } = encode(address, { ecc: 'M', border: margin });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const words = address.replace(/^https?:\/\//, '');
  const text = `<text x="${margin}" y="${size + 1}" font-family="sans-serif" font-size="1.6" textLength="${size - 2 * margin}" lengthAdjust="spacingAndGlyphs">${words}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size + textHeight}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size + textHeight}H0z"/><path d="${dots.join('')}"/>${text}</svg>`;
}
