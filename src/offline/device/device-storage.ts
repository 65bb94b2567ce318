/** What the browser says of the room on the device, and what it is asked for. */

export type StorageRoom = {
  /** Bytes that this site keeps. */
  readonly used: number;
  /** Bytes that the browser lets it keep. */
  readonly quota: number;
};

/** Undefined where the browser does not tell. */
export async function storageEstimate(): Promise<StorageRoom | undefined> {
  try {
    const { usage, quota } = await navigator.storage.estimate();
    if (usage === undefined || quota === undefined) return undefined;
    return { used: usage, quota };
  } catch {
    return undefined;
  }
}

/**
 * Asks the browser not to clear what is kept here when it wants room. Only a page may ask; some browsers ask the
 * person, and most decide by themselves (https://developer.mozilla.org/docs/Web/API/StorageManager/persist).
 */
export async function askToKeep(): Promise<void> {
  try {
    const storage: StorageManager & { persist?: () => Promise<boolean> } = navigator.storage;
    if (!(await storage.persisted())) await storage.persist?.();
  } catch {
    // Then it keeps what it keeps.
  }
}
