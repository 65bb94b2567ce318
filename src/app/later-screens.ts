import type { Page } from './page.ts';

/** Loaders of all screens, by file. */
export const laterScreens = import.meta.glob<{ page: Page }>(['./screens/*.tsx', '!./screens/*.test.tsx']);
