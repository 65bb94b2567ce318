import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The migrations: in `db` in the source, beside the built server in `dist`. */
export const migrationsDirectory: string =
  ['../db/migrations', './migrations']
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((place) => existsSync(place)) ?? '';
