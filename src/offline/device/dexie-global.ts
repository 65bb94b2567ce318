import { Dexie, liveQuery } from 'dexie';

/** Of Dexie, what the app uses. */
export type SharedDexie = { readonly Dexie: typeof Dexie; readonly liveQuery: typeof liveQuery };

// The library as a script of its own, which the page, its workers and the service worker share (vite.dexie.ts).
Object.assign(globalThis, { dexieLibrary: { Dexie, liveQuery } satisfies SharedDexie });
