/** Names of the service worker's caches. The precache has a name of its own from Workbox. */
export const cacheNames = {
  pages: 'pages',
  api: 'api',
  /** Breakdown help: it is looked for where there is no network, so nothing evicts it. */
  help: 'help',
  media: 'media',
  pictures: 'pictures',
  assets: 'assets',
} as const;

/** Deleted when a draft needs the room: all of it can be fetched again. */
export const expendableCaches = [
  cacheNames.media,
  cacheNames.pictures,
  cacheNames.pages,
  cacheNames.api,
] as const;
