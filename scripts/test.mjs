// @ts-check
import { requireNode } from './setup/node-version.mjs';

requireNode();
// Imported only now: an old Node could not parse the rest.
import('./test/run-tests.mjs').then(({ runTests }) => runTests(process.argv.slice(2)));
