import { expect, test } from 'vitest';
import { readSource, repositoryFiles } from './source-files.ts';

/** Where a transaction is not to be run again, or only reads. */
const others = new Set([
  // They note what they have read in memory too.
  'src/server/features/articles/shared/import-articles.ts',
  'src/server/features/new-vehicles/shared/import/import-vehicles.ts',
  // Retried for more conflicts than others.
  'src/server/features/import/import.repository.ts',
  // One state of the database is read.
  'src/server/catalogue/live-catalogue.ts',
  'src/server/features/snapshot/snapshot-rows.ts',
]);

test('changes of several rows are run again after a conflict', () => {
  const bare = repositoryFiles().filter(
    (file) =>
      /^src\/server\/(?!db\/|backup\/).*(?<!\.test)\.ts$/.test(file) &&
      !others.has(file) &&
      /\.transaction\(/.test(readSource(file)),
  );
  expect(bare, 'use inTransaction (src/server/db/transaction.ts)').toEqual([]);
});
