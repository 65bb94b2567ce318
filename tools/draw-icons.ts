/** Renders the application's icons from public/icons/icon.svg: `npx tsx tools/draw-icons.ts`. */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const green = '#0b6e4f';
const source = await readFile('public/icons/icon.svg', 'utf8');
const lane = /<g [\s\S]*<\/g>/.exec(source)?.[0];
if (lane === undefined) throw new Error('icon.svg has no lane');

/** The lane on a background that fills the square; `scale` 1 is as in icon.svg. */
function bleeding(scale: number): string {
  const shift = 12 * (1 - scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" fill="${green}"/><g transform="translate(${shift} ${shift}) scale(${scale})">${lane}</g></svg>`;
}

async function draw(svg: string, size: number, name: string): Promise<void> {
  const png = await sharp(Buffer.from(svg), { density: (72 * size) / 24 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  await writeFile(`public/icons/${name}`, png);
}

await draw(source, 192, 'icon-192.png');
await draw(source, 512, 'icon-512.png');
// A maskable icon may be cropped to its inner 80 %.
await draw(bleeding(0.84), 512, 'icon-maskable-512.png');
await draw(bleeding(0.9), 180, 'apple-touch-icon.png');
