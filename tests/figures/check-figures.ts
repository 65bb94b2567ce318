import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { languageOfPath } from '#contract/language.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';
import { startSite } from '#tests/support/site.ts';
import { briefFlags, prepareSiteData } from '#tests/support/test-site.ts';
import { sentencesOf } from './page-sentences.ts';
import { figuresOfCars, figuresOfNewVehicles, readCars } from './true-figures.ts';

/*
 * `npm run check:figures [-- pages seed]`: figures on random pages against SQL and the source files (tests/README.md).
 * A figure is right if the database or the files give it for what its page is about; the rest is listed as unproven.
 */

const [pages = 200, seed = 1] = process.argv.slice(2).map(Number);
const cars = '2000';

/** Random numbers that are the same for a seed (mulberry32). */
function randomOf(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const copy = await mkdtemp(`${tmpdir()}/lajur-figures-`);
const site = await startSite(
  { DEMO_LISTINGS: cars, LOG_LEVEL: 'warn' },
  async (dataDir) => {
    await prepareSiteData(dataDir, cars);
    await cp(dataDir, copy, { recursive: true });
  },
  briefFlags,
);
const database = await openDatabase({ dataDirectory: copy, migrationsDirectory });
try {
  const textOf = async (path: string) => (await fetch(site.url + path)).text();
  const placesIn = (xml: string) =>
    [...xml.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  const files = placesIn(await textOf('/sitemap.xml'));
  // A part of each file of the sitemap, so that the two halves are as often asked.
  const random = randomOf(seed);
  const chosen: string[] = [];
  const lists = (await Promise.all(files.map(textOf))).map(placesIn).filter((paths) => paths.length > 0);
  for (let turn = 0; chosen.length < pages; turn += 1) {
    const own = lists[turn % lists.length] ?? [];
    const [path] = own.splice(Math.floor(random() * own.length), 1);
    if (path !== undefined) chosen.push(path);
  }

  const all = await readCars(database);
  const byLanguage = { id: figuresOfNewVehicles('id'), en: figuresOfNewVehicles('en') };
  const isFigure = /Rp \d[\d.,]*\d*(?: (?:Juta|Milyar|Triliun|million|billion|trillion))?|\d[\d.,]*\d|\d/g;
  const unproven = new Map<string, string[]>();
  let [proven, figures, sentences] = [0, 0, 0];
  for (const path of chosen) {
    const found = languageOfPath(path);
    if (found.kind !== 'known') throw new Error(`${path} has another spelling`);
    const { language } = found;
    const [section = '', first = '', second = ''] = found.path.slice(1).split('/');
    const slugs = first.split('+');
    const isUsed = section === 'mobil-bekas' || section === 'detail-mobil-bekas';
    const id = section === 'detail-mobil-bekas' ? Number(first.split('-').at(-1)) : undefined;
    const shown = all.find((car) => car.id === id);
    const own =
      shown !== undefined
        ? all.filter(
            ({ slugs: [, model, , , , body] }) => model === shown.slugs[1] || body === shown.slugs[5],
          )
        : section === 'mobil-bekas' && first !== ''
          ? all.filter((car) => slugs.every((slug) => car.slugs.includes(slug)))
          : all;
    const told = figuresOfCars(own, language);
    if (!isUsed) {
      const brand = byLanguage[language].get(first);
      for (const each of brand === undefined ? [...byLanguage[language].values()] : [brand])
        for (const figure of each) told.add(figure);
    }
    for (const sentence of new Set(sentencesOf(await textOf(path)))) {
      sentences += 1;
      const missing = [...sentence.replaceAll('\u00a0', ' ').matchAll(isFigure)].flatMap(([figure]) => {
        figures += 1;
        return told.has(figure) ? [] : [figure];
      });
      if (missing.length === 0) proven += 1;
      else
        unproven.set(`${section}${second === '' ? '' : '/…'}`, [
          ...(unproven.get(`${section}${second === '' ? '' : '/…'}`) ?? []),
          `${path}: “${sentence.slice(0, 160)}” (${missing.join('; ')})`,
        ]);
    }
  }
  for (const [section, list] of unproven) {
    console.log(`\n${section}: ${list.length} unproven`);
    for (const line of list.slice(0, 12)) console.log(`  ${line}`);
  }
  console.log(
    `\n${chosen.length} pages, seed ${seed}: ${sentences} sentences with ${figures} figures; ${proven} sentences proven, ${sentences - proven} not.`,
  );
} finally {
  await database.close();
  await site.stop();
  await rm(copy, { recursive: true, force: true });
}
