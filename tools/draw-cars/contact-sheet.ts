import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { createDrawnPhotos } from '../../src/server/drawn-photos/drawn-photos.ts';

/** Composes the photos named on the command line into one PNG: contact-sheet.ts <file.png> <columns> <key>... */
const [file = 'sheet.png', columns, ...keys] = process.argv.slice(2);
const across = Number(columns);
const cell = { width: 480, height: 300, gap: 8 };
const directory = await mkdtemp(join(tmpdir(), 'drawn-photos-'));
const photos = createDrawnPhotos({
  directory,
  layersDirectory: fileURLToPath(new URL('../../assets/drawn-cars', import.meta.url)),
});
const tiles = await Promise.all(
  keys.map(async (key, i) => {
    const bytes = await photos.read(key, 960);
    if (!bytes) throw new Error(`unknown key ${key}`);
    return {
      input: await sharp(bytes).resize(cell.width, cell.height).png().toBuffer(),
      left: cell.gap + (i % across) * (cell.width + cell.gap),
      top: cell.gap + Math.floor(i / across) * (cell.height + cell.gap),
    };
  }),
);
await sharp({
  create: {
    width: cell.gap + across * (cell.width + cell.gap),
    height: cell.gap + Math.ceil(keys.length / across) * (cell.height + cell.gap),
    channels: 3,
    background: '#fbfcfb',
  },
})
  .composite(tiles)
  .png()
  .toFile(file);
await rm(directory, { recursive: true });
