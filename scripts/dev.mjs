// @ts-check
import { requireNode } from './setup/node-version.mjs';

requireNode();
// Imported only now: an old Node could not parse the rest.
import('./dev/serve-sources.mjs').then(({ serveSources }) => serveSources());
