// @ts-check
import { requireNode } from './setup/node-version.mjs';

requireNode();
// Imported only now: an old Node could not parse the rest.
import('./setup/launch.mjs').then(({ launch }) => launch('backup'));
