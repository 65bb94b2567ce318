/**
 * Writes public/brands.svg (one symbol for each brand, network and app store, from simple-icons) and the list of
 * brands in it. Run it after adding a brand: `npx tsx scripts/draw-brand-marks.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

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

const symbols: string[] = [];
for (const [slug, icon] of Object.entries({ ...brands, ...networks })) {
  const source = await readFile(require.resolve(`simple-icons/icons/${icon}.svg`), 'utf8');
  const path = /<path d="([^"]+)"/.exec(source)?.[1];
  if (path === undefined) throw new Error(`no path in the mark of ${slug}`);
  symbols.push(`<symbol id="${slug}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`);
}

await writeFile(
  'public/brands.svg',
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
);

const list = Object.keys(brands).map((slug) => `  '${slug}',`);
await writeFile(
  'src/app/ui/brands-with-mark.ts',
  `/** Slugs of the brands drawn in public/brands.svg; written by scripts/draw-brand-marks.ts. */
export const brandsWithMark: ReadonlySet<string> = new Set([
${list.join('\n')}
]);
`,
);
