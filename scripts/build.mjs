// @ts-check
import { requireNode } from './setup/node-version.mjs';

requireNode();
// Imported only now: an old Node could not parse the rest.
import('./build/build-now.mjs').then(({ buildNow }) => buildNow(process.argv.slice(2)));
