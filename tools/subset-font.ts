/**
 * Cuts the web font into two files: what every page needs, and the rest of the Latin script, which a browser fetches
 * for a page that has such a character: `npx tsx tools/subset-font.ts`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const family = 'plus-jakarta-sans';
const source = await readFile(
  `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
);

/** As the unicode ranges in src/app/styles/fonts.css. */
const basic = [
  [0x20, 0x7e],
  [0xa0],
  [0xa9],
  [0xb1, 0xb2],
  [0xb7],
  [0xd7],
  [0x2010, 0x2026],
  [0x202f],
  [0x2212],
];
const all = [
  [0x20, 0xff],
  [0x131],
  [0x152, 0x153],
  [0x2c6],
  [0x2da],
  [0x2dc],
  [0x2000, 0x206f],
  [0x20ac],
  [0x2122],
  [0x2191],
  [0x2193],
];

function characters(ranges: readonly (readonly number[])[]): Set<number> {
  const found = new Set<number>();
  for (const [first = 0, last = first] of ranges) {
    for (let code = first; code <= last; code += 1) found.add(code);
  }
  return found;
}

async function cut(name: string, codes: Iterable<number>): Promise<void> {
  const font = await subsetFont(source, String.fromCodePoint(...codes), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800 } },
  });
  await writeFile(`assets/fonts/${family}-${name}.woff2`, font);
}

await mkdir('assets/fonts', { recursive: true });
await cut('basic', characters(basic));
const cutAlready = characters(basic);
await cut(
  'latin',
  [...characters(all)].filter((code) => !cutAlready.has(code)),
);
