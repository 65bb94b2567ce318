import { noteKey } from './device-note-key.ts';

/*
 * A note in localStorage of what the device's database contains. It is readable synchronously and without the
 * database's code: a device that stores nothing never opens the database. follow-device.ts keeps it up to
 * date.
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
/** A table that has rows; `account` if someone is signed in, `begun` if an ad is not finished. */
export type Held = (typeof notedTables)[number] | 'account' | 'begun';

/** Notifies this tab; other tabs receive `storage` events. */
const changedEvent = 'lajur:device-note';

/**
 * Null if there is no note.
 * @throws if the browser blocks storage
 */
const readNote = () => localStorage.getItem(noteKey);

/** Whether the database may contain any of these; true if there is no note. */
export function deviceHolds(...any: readonly Held[]): boolean {
  try {
    const held: readonly string[] = readNote()?.split(' ') ?? [];
    return any.some((what) => held.includes(what));
  } catch {
    return true;
  }
}

/** Whether a database exists without a note. */
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
    // Without storage for the note, the database is opened on each page.
  }
}

/** Calls back when the note has changed in any tab. Returns an unsubscribe function. */
export function onDeviceNote(callback: () => void): () => void {
  addEventListener(changedEvent, callback);
  addEventListener('storage', callback);
  return () => {
    removeEventListener(changedEvent, callback);
    removeEventListener('storage', callback);
  };
}

/** Runs once the device holds any of these, immediately or later. Returns a function that cancels it. */
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
