/**
 * Writes public/marks.svg (the marks of brands, networks and app stores below one another, from simple-icons) and the
 * list of their places in it. Run it after adding a brand, with the unpacked package, whose 3,500 files are not worth
 * an installation: `npm pack simple-icons@16.37.0`, `tar xf simple-icons-16.37.0.tgz`,
 * `npx tsx tools/draw-brand-marks.ts package`.
 */
import { readFile, writeFile } from 'node:fs/promises';

const [folder] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('use: npx tsx tools/draw-brand-marks.ts <folder of simple-icons>');

/**
 * Slugs of brands sold in Indonesia, with simple-icons' name where it differs. Porsche, Ferrari and Peugeot are left
 * out: crests of 10 to 24 kB that are illegible at 26 px.
 */
const brands: Readonly<Record<string, string>> = {
  audi: 'audi',
  bmw: 'bmw',
  chevrolet: 'chevrolet',
  citroen: 'citroen',
  fiat: 'fiat',
  ford: 'ford',
  honda: 'honda',
  hyundai: 'hyundai',
  infiniti: 'infiniti',
  jeep: 'jeep',
  kia: 'kia',
  mazda: 'mazda',
  mg: 'mg',
  mini: 'mini',
  mitsubishi: 'mitsubishi',
  nissan: 'nissan',
  opel: 'opel',
  proton: 'proton',
  renault: 'renault',
  subaru: 'subaru',
  suzuki: 'suzuki',
  tata: 'tata',
  tesla: 'tesla',
  toyota: 'toyota',
  volkswagen: 'volkswagen',
  volvo: 'volvo',
};

/** Marks of social networks and app stores, for the footer. */
const networks: Readonly<Record<string, string>> = {
  'network-facebook': 'facebook',
  'network-instagram': 'instagram',
  'network-twitter': 'x',
  'network-youtube': 'youtube',
  'store-apple': 'apple',
  'store-google': 'googleplay',
};

/** Of a mark, and from one to the next: a gap, or the edge of the next would show. */
const size = 24;
const step = 32;

const names = Object.entries({ ...brands, ...networks });
const paths: string[] = [];
for (const [slug, icon] of names) {
  const source = await readFile(`${folder}/icons/${icon}.svg`, 'utf8');
  const path = /<path d="([^"]+)"/.exec(source)?.[1];
  if (path === undefined) throw new Error(`no path in the mark of ${slug}`);
  paths.push(`<path transform="translate(0 ${paths.length * step})" d="${path}"/>`);
}
const height = names.length * step - (step - size);

await writeFile(
  'public/marks.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${height}" viewBox="0 0 ${size} ${height}">\n${paths.join('\n')}\n</svg>\n`,
);

const list = names.map(([slug]) => `  '${slug}',`);
await writeFile(
  'src/app/ui/icon/mark-names.ts',
  `/** The marks of public/marks.svg from top to bottom; written by tools/draw-brand-marks.ts. */
export const markNames: readonly string[] = [
${list.join('\n')}
];
`,
);
