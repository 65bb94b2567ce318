import { Dexie, liveQuery } from 'dexie';

/** The parts of Dexie that the app uses. */
export type SharedDexie = { readonly Dexie: typeof Dexie; readonly liveQuery: typeof liveQuery };

// The library as a separate script that the page, its workers and the service worker share (scripts/build/vite/dexie.ts).
Object.assign(globalThis, { dexieLibrary: { Dexie, liveQuery } satisfies SharedDexie });
