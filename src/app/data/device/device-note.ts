import { noteKey } from './device-note-key.ts';

/*
 * A note in localStorage of what the device's database holds. It can be read at once and without the database's code:
 * a device that stores nothing never opens the database. follow-device.ts keeps it up to date.
 */

export const notedTables = [
  'favourites',
  'viewed',
  'compared',
  'savedSearches',
  'awaited',
  'catalogues',
  'drafts',
  'outbox',
  'accountAnswers',
] as const;
/** A table that has rows; `account` where one is signed in. */
export type Held = (typeof notedTables)[number] | 'account';

/** `storage` events inform the other tabs. */
const changedEvent = 'lajur:device-note';

/** Null where nothing was noted, or it was cleared. @throws where the browser forbids it */
const readNote = () => localStorage.getItem(noteKey);

/** Whether the database may hold any of these. Without a note, it may. */
export function deviceHolds(...any: readonly Held[]): boolean {
  try {
    const held: readonly string[] = readNote()?.split(' ') ?? [];
    return any.some((what) => held.includes(what));
  } catch {
    return true;
  }
}

/** Whether there is a database without a note. */
export async function isUnnoted(databaseName: string): Promise<boolean> {
  try {
    if (readNote() !== null) return false;
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === databaseName);
  } catch {
    return false;
  }
}

export function noteDevice(held: readonly Held[]): void {
  try {
    const note = held.join(' ');
    if (readNote() === note) return;
    localStorage.setItem(noteKey, note);
    dispatchEvent(new Event(changedEvent));
  } catch {
    // Where nothing can be noted, the database is opened each time.
  }
}

/** Calls back when the note has changed, in any tab. Returns a function that unsubscribes. */
export function onDeviceNote(callback: () => void): () => void {
  addEventListener(changedEvent, callback);
  addEventListener('storage', callback);
  return () => {
    removeEventListener(changedEvent, callback);
    removeEventListener('storage', callback);
  };
}

/** Runs once the device holds any of these: now, or as soon as it does. Returns a function that cancels it. */
export function whenDeviceHolds(any: readonly Held[], run: () => void): () => void {
  let stop = () => {};
  const look = () => {
    if (!deviceHolds(...any)) return;
    stop();
    run();
  };
  stop = onDeviceNote(look);
  look();
  return stop;
}
