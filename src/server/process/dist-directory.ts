import { fileURLToPath } from 'node:url';

/** The root of the build; the built server itself is in `dist/server`. */
export const distDirectory: string = fileURLToPath(new URL('..', import.meta.url));
