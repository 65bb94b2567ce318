import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#server/db/database.ts';
import { readSeedState, writeSeedState } from '#server/db/seed/seed-state.ts';
import { readNewVehicles } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { referenceFile } from '#server/process/reference-table.ts';
import { importArticles } from './import-articles.ts';

export const launchFolder = (): string => referenceFile('articles');

/** Of every file's name and content. */
function folderHash(folder: string): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|yaml)$/.test(name))
    .sort();
  return hash(
    'sha256',
    names.map((name) => `${name}\n${readFileSync(join(folder, name), 'utf8')}`).join('\n'),
  );
}

/** Imports the articles that come with the product into a demonstration, unless it already has them. */
export async function seedArticles(database: Database, onProgress: (line: string) => void): Promise<void> {
  const wanted = folderHash(launchFolder());
  if ((await readSeedState(database.orm, 'articles')) === wanted) return;
  onProgress('demonstration articles');
  await importArticles(database, { folder: launchFolder(), catalogue: readNewVehicles(), now: new Date() });
  await writeSeedState(database.orm, 'articles', wanted);
}
