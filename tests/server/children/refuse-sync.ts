// Inserts one row that is acknowledged and one whose fsync fails.
import fs from 'node:fs';
import { schema } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';

const [dataDirectory = ''] = process.argv.slice(2);
const { orm } = await openDatabase({ dataDirectory, migrationsDirectory });
await orm.insert(schema.seedState).values({ name: 'kept', value: '' });
process.stdout.write('kept\n');
fs.fsyncSync = () => {
  throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
};
await orm.insert(schema.seedState).values({ name: 'refused', value: '' });
process.stdout.write('acknowledged\n');
