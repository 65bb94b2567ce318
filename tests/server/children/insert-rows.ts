// Inserts rows in an endless loop, and prints the number of each once its commit was acknowledged.
import { schema } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';

const [dataDirectory = '', round = ''] = process.argv.slice(2);
const { orm } = await openDatabase({ dataDirectory, migrationsDirectory });
for (let number = 1; ; number++) {
  await orm.insert(schema.seedState).values({ name: `row-${round}-${number}`, value: 'x'.repeat(500) });
  process.stdout.write(`${number}\n`);
}
