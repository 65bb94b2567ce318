/** Names of the caches the service worker fills. The precache, the app itself, has a name of its own from workbox. */
export const cacheNames = {
  pages: 'pages',
  api: 'api',
  media: 'media',
  pictures: 'pictures',
  assets: 'assets',
} as const;

/** What is given up when a draft needs the room: all of it can be fetched again. */
export const expendableCaches = [
  cacheNames.media,
  cacheNames.pictures,
  cacheNames.pages,
  cacheNames.api,
] as const;
