import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Database, schema } from '#server/db/database.ts';
import { storeArticle } from '#server/features/articles/shared/store-article.ts';
import { attackArticles } from './attack-strings.ts';
import { insertSession } from './sellers.ts';
import type { Site } from './site.ts';
import { startTestSite } from './test-site.ts';

const run = promisify(execFile);

/** In every text of other people. */
export const attack = '"><img src=x onerror="window.pwned=1"></script><script>window.pwned=1</script>';
/** A number of the staff. */
export const attackedStaff = '081200000401';
export const attackingTexts = attackArticles();

/** An article for each text, and as many reviews for readers and for staff: every string, and past what forms refuse. */
async function writeAttacks(database: Database): Promise<void> {
  const { orm } = database;
  const { row: account } = await insertSession(database, attackedStaff.replace(/^0/, '+62'), 'staff');
  for (const [at, body] of attackingTexts.entries()) {
    const text = {
      title: `Judul ${attack}`,
      summary: attack,
      alts: [attack],
      captions: [attack],
      body,
      words: 9,
    };
    await storeArticle(orm, undefined, {
      row: {
        ...{ key: `attack/${at}`, postType: 'tips', bu: 'mobil', author: attack, contentHash: '', tags: [] },
        ...{ publishedOn: '2026-01-01', isFeatured: true, models: [], pictures: ['drawn.engine.biru'] },
      },
      texts: [
        { ...text, language: 'id', slug: `serangan-${at}` },
        { ...text, language: 'en', slug: `attack-${at}` },
      ],
    });
    for (const state of ['live', 'pending'] as const)
      await orm.insert(schema.ownerReviews).values({
        ...{ accountId: account.id, kind: 'mobil', brand: `merek-${at}`, model: `model-${state}`, state },
        ...{
          name: attack,
          variant: attack,
          title: attack,
          body,
          author: attack,
          makeYear: 2020,
          ownedYears: 2,
        },
        ...{ comfort: 4, driving: 4, runningCost: 4, reliability: 4, value: 4, consentVersion: '2026-11-22' },
        publishedAt: new Date(),
      });
  }
}

/** A site with 6000 cars, enough for several pages of a city, and with attacks in articles, reviews and a car. */
export async function startAttackedSite(): Promise<Site> {
  const site = await startTestSite({ DEMO_LISTINGS: '6000' }, writeAttacks);
  const folder = await mkdtemp(path.join(tmpdir(), 'lajur-attacks-'));
  try {
    const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const head =
      'externalId,title,description,name,variantName,brandName,modelName,makeYear,kilometerDriven,price';
    const car = [`Judul ${attack}`, `Isi ${attack}`, `Nama ${attack}`, `Tipe ${attack}`].map(cell);
    const rest = 'Toyota,Avanza,2019,41000,165000000,Manual,Bensin,Jawa Barat,Bandung';
    const file = path.join(folder, 'cars.csv');
    await writeFile(
      file,
      `${head},transmission,fuelType,provinceName,cityName\n1,${car.join(',')},${rest}\n`,
    );
    // The built tool, as `npm run import` runs it, which would build first.
    await run(process.execPath, ['dist/server/import.js', file], {
      env: { ...process.env, DATA_DIR: site.dataDir, NO_COLOR: '1' },
    });
    return site;
  } catch (cause) {
    await site.stop();
    throw cause;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
