/** Limits of the worker's caches, and network timeouts. */
export const limits = {
  /** After this many milliseconds the cached copy is used. */
  networkPatienceMs: 300,
  /** Without a cached copy and a saved city, the offline fallback is used after this many milliseconds. */
  emptyPatienceMs: 1000,
  pages: 60,
  apiAnswers: 200,
  media: 400,
  /** Other pictures of the site: body types, icons. */
  pictures: 60,
  /** Built files outside the precache. */
  assets: 60,
} as const;
