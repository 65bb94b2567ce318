import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { administer, dropDatabase, templatePrefix } from './postgres-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Distinguishes the templates of this run from those of others on the same PostgreSQL. */
    databaseRun: string;
  }
}

/** Once a run, around all files. */
export default function setup(project: TestProject) {
  const run = randomBytes(4).toString('hex');
  project.provide('databaseRun', run);
  const address = process.env.TEST_DATABASE_URL;
  return async () => {
    if (!address) return;
    const { rows } = await administer(address, (client) =>
      client.query<{ datname: string }>('select datname from pg_database where datname ^@ $1', [
        templatePrefix(run),
      ]),
    );
    for (const { datname } of rows) await dropDatabase(address, datname);
  };
}
