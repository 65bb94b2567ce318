import { precachedFiles, scriptsOf } from './scripts/build/first-load.mjs';

/** Bytes a phone fetches before it can use a page, and bytes that installing the app fetches. */
export default [
  { name: 'Home', path: scriptsOf('src/app/screens/home.tsx'), limit: '85 kB' },
  { name: 'List', path: scriptsOf('src/app/screens/used-cars.tsx'), limit: '85 kB' },
  { name: 'Detail', path: scriptsOf('src/app/screens/listing-detail.tsx'), limit: '85 kB' },
  { name: 'Precache', path: precachedFiles(), limit: '400 kB' },
  { name: 'Service worker', path: 'dist/client/sw.js', limit: '62 kB' },
].map((check) => ({ ...check, brotli: true }));
