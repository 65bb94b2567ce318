import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { bandsOf, differentBits, looksLikeOf, mostDifferentBits } from './looks-like.ts';

function car(paint: string, at: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="600"><rect width="960" height="600" fill="#9cf"/>
    <rect y="${at}" width="960" height="300" fill="#555"/><rect x="${at}" y="250" width="500" height="180" fill="${paint}"/>
    <circle cx="${at + 100}" cy="430" r="60" fill="#111"/><circle cx="${at + 400}" cy="430" r="60" fill="#111"/></svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' });
}
/** From pixels, as in the store: an SVG would be rendered again at the size of the hash. */
const hashOf = async (image: Sharp) => {
  const hash = await looksLikeOf(sharp(await image.png().toBuffer()));
  if (hash === null) throw new Error('no hash');
  return hash;
};

describe('the perceptual hash', () => {
  it('stays near when the photo is resized, brightened and compressed', async () => {
    const original = await hashOf(car('#c22', 220));
    for (const other of [
      await car('#c22', 220).resize(320, 200).jpeg({ quality: 40 }).toBuffer(),
      await car('#c22', 220).modulate({ brightness: 1.15 }).webp({ quality: 50 }).toBuffer(),
      await car('#c22', 220).sharpen().jpeg({ quality: 90 }).toBuffer(),
    ])
      expect(differentBits(original, await hashOf(sharp(other)))).toBeLessThanOrEqual(mostDifferentBits);
  });

  it('differs for other photos', async () => {
    const one = await hashOf(car('#c22', 220));
    for (const other of [car('#eee', 40), car('#c22', 330), car('#c22', 220).flop().flip()])
      expect(differentBits(one, await hashOf(other))).toBeGreaterThan(mostDifferentBits);
  });

  it('is null for a picture of one colour', async () => {
    const plain = sharp({ create: { width: 96, height: 60, channels: 3, background: '#777' } }).png();
    expect(await looksLikeOf(sharp(await plain.toBuffer()))).toBeNull();
  });

  it('shares a segment with every hash within three bits', () => {
    const hash = '0123456789abcdef';
    for (let bits = 0; bits < 1000; bits += 1) {
      let other = BigInt(`0x${hash}`);
      for (const at of [bits % 64, (bits * 7) % 64, (bits * 29) % 64]) other ^= 1n << BigInt(at);
      const text = other.toString(16).padStart(16, '0');
      expect(differentBits(hash, text)).toBeLessThanOrEqual(3);
      const own = bandsOf(hash);
      expect(bandsOf(text).some((band, at) => band === own[at])).toBe(true);
    }
  });
});
