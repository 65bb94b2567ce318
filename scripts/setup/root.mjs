// @ts-check
import { fileURLToPath } from 'node:url';

/** The root of the checkout, whatever the working directory. */
export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[/\\]$/, '');
