import sharp from 'sharp';
import { clamp } from './geometry-math.ts';

/** Resolution of the drawings laid on the body, in pixels per metre. */
export const pixelsPerMetre = 300;

/** An SVG drawing of one side of the car, and the height in metres of its top edge above the ground. */
export interface BodyDrawing {
  svg: string;
  width: number;
  height: number;
  topMetres: number;
}

/** RGBA pixels of a rasterised drawing. */
export interface Texture {
  pixels: Uint8Array;
  width: number;
  height: number;
}

export async function rasterise(svg: string, width: number, height: number): Promise<Texture> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** Bilinear sample at pixel position (u, v) into `out` as RGBA 0..255. */
export function sampleTexture(texture: Texture, u: number, v: number, out: Float32Array): void {
  const x = clamp(u, 0, texture.width - 1.01);
  const y = clamp(v, 0, texture.height - 1.01);
  const i = x | 0;
  const j = y | 0;
  const a = x - i;
  const b = y - j;
  const stride = texture.width * 4;
  const at = j * stride + i * 4;
  const d = texture.pixels;
  const w0 = (1 - a) * (1 - b);
  const w1 = a * (1 - b);
  const w2 = (1 - a) * b;
  const w3 = a * b;
  for (let c = 0; c < 4; c++) {
    out[c] =
      (d[at + c] ?? 0) * w0 +
      (d[at + 4 + c] ?? 0) * w1 +
      (d[at + stride + c] ?? 0) * w2 +
      (d[at + stride + 4 + c] ?? 0) * w3;
  }
}

/** Draws once as is and once mirrored left to right. */
export function mirrored(svg: string, width: number): string {
  return `${svg}<g transform="matrix(-1 0 0 1 ${width} 0)">${svg}</g>`;
}

export function svgDocument(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
