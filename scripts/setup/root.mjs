// @ts-check
import { fileURLToPath } from 'node:url';

/** The folder of the checkout, whatever folder a command was called from. */
export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[/\\]$/, '');
