import { fileURLToPath } from 'node:url';

/** Where the build left everything: the built server itself stands in `dist/server`. */
export const distDirectory: string = fileURLToPath(new URL('..', import.meta.url));
