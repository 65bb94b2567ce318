import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { openDatabase } from '#server/db/open-database.ts';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';
import { startSite } from '#tests/support/site.ts';
import { briefFlags, prepareSiteData } from '#tests/support/test-site.ts';
import { choosePages } from './choose-pages.ts';
import { judge } from './judge.ts';
import { blocksOf } from './page-blocks.ts';
import { createReport } from './report.ts';
import { readTruth } from './truth/truth.ts';

/*
 * `npm run check:figures [-- pages seed]`: every sentence with a figure on random pages against SQL over the same rows
 * and the source files (tests/README.md). It fails where a figure is wrong or no rule knows it.
 */

const [pages = 200, seed = 1] = process.argv.slice(2).map(Number);
const cars = '2000';

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
  const read = async (path: string) => (await fetch(site.url + path)).text();
  const truth = await readTruth(database);
  const report = createReport();
  for (const chosen of await choosePages(read, { pages, seed })) {
    report.page(chosen);
    const html = await read(chosen.path);
    const page = { ...chosen, readAt: new Date() };
    for (const block of blocksOf(html)) report.sentence(page, block, judge(block, page, truth));
  }
  for (const fault of report.faults) console.log(fault);
  const { sentences, proven, unproven, wrong } = report.all;
  console.log(`\n${report.tables()}\n`);
  console.log(
    `${pages} pages, seed ${seed}: ${sentences} sentences; ${proven} figures proven, ${unproven} unproven, ${wrong} wrong.`,
  );
  process.exitCode = unproven + wrong === 0 ? 0 : 1;
} finally {
  await database.close();
  await site.stop();
  await rm(copy, { recursive: true, force: true });
}
