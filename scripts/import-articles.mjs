// @ts-check
import { requireNode } from './setup/node-version.mjs';

requireNode();
// Dynamic import: older versions of Node cannot parse the module.
import('./setup/launch.mjs').then(({ launch }) => launch('import-articles'));
