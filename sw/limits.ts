/** Bounds of the worker's caches, and its time limits for the network. */
export const limits = {
  /** After this many milliseconds the cached copy is used instead. */
  networkPatienceMs: 300,
  /** Without a cached copy, and without a city on the device, the offline fallback is used after this long. */
  emptyPatienceMs: 1000,
  pages: 60,
  apiAnswers: 200,
  media: 400,
  /** Other pictures of the site: body types, icons. */
  pictures: 60,
  /** Built files outside the precache. */
  assets: 60,
} as const;
