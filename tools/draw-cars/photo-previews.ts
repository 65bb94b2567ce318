import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawnPlaces } from '../../src/server/drawn-photos/drawn-bodies.ts';
import { createDrawnPhotos } from '../../src/server/drawn-photos/drawn-photos.ts';
import { colors } from '../../src/contract/vehicles/vehicle.ts';

/** Longest preview in base64 characters: with its "data:image/webp;base64," it stays within 150. */
const longestPreview = 126;

/** Width of a preview; the browser's scaling blurs it. */
const previewSize = { width: 8, height: 5 };

async function preview(bytes: Buffer): Promise<string> {
  for (let quality = 60; quality >= 0; quality -= 5) {
    const tiny = await sharp(bytes)
      .resize(previewSize.width, previewSize.height, { fit: 'fill' })
      .webp({ quality, effort: 6 })
      .toBuffer();
    const text = tiny.toString('base64');
    if (text.length <= longestPreview) return text;
  }
  throw new Error('a preview does not fit');
}

/** Writes the table of previews: one for each place and paint, one for each other kind of photo. */
export async function writePreviews(layersDirectory: string, file: string): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'drawn-previews-'));
  const photos = createDrawnPhotos({ directory, layersDirectory });
  const of = async (key: string) => {
    const bytes = await photos.read(key, 320);
    if (!bytes) throw new Error(`unknown key ${key}`);
    return preview(bytes);
  };
  const quoted = (code: string) => (/^[a-z]+$/.test(code) ? code : `'${code}'`);
  const lines = [
    '// Made by tools/draw-cars; do not edit.',
    "import type { DrawnPlace } from './drawn-bodies.ts';",
    "import type { DrawnPaint } from './paints.ts';",
    '',
    '/** Base64 WebP of a car photo, 8 x 5 pixels. */',
    'export const carPreviews: Record<DrawnPlace, Record<DrawnPaint, string>> = {',
  ];
  for (const place of drawnPlaces) {
    lines.push(`\t${quoted(place)}: {`);
    for (const paint of colors)
      lines.push(`\t\t${quoted(paint)}: '${await of(`drawn.avanza.${paint}.${place}.front.l.1`)}',`);
    lines.push('\t},');
  }
  lines.push('};', '', "export const scenePreviews: Record<'odometer' | 'cabin' | 'engine', string> = {");
  lines.push(
    `\todometer: '${await of('drawn.odometer.41287')}',`,
    `\tcabin: '${await of('drawn.cabin.hitam.jalan')}',`,
    `\tengine: '${await of('drawn.engine.silver')}',`,
    '};',
    '',
  );
  await writeFile(file, lines.join('\n'));
  await rm(directory, { recursive: true });
}
