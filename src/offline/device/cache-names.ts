/** Names of the service worker's caches. Workbox names the precache itself. */
export const cacheNames = {
  pages: 'pages',
  api: 'api',
  /** Breakdown help is needed where there is no network, so it is never evicted. */
  help: 'help',
  media: 'media',
  pictures: 'pictures',
  assets: 'assets',
  /** The app's messages in the visitor's languages; replaced by updates (sw/words.ts). */
  words: 'words',
  /** Saved by hand, never evicted (collections/saved-articles.ts). */
  articles: 'articles',
} as const;

/** Deleted when a draft needs room: everything in them can be downloaded again. */
export const expendableCaches = [
  cacheNames.media,
  cacheNames.pictures,
  cacheNames.pages,
  cacheNames.api,
] as const;
