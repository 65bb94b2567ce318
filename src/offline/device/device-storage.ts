/** The browser's storage quota and persistence. */

export type StorageRoom = {
  /** Bytes used by this site. */
  readonly used: number;
  /** Bytes this site may use. */
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
 * Asks the browser to keep this site's storage when it needs room. Only a page may ask; some browsers ask the person,
 * most decide by themselves (https://developer.mozilla.org/docs/Web/API/StorageManager/persist).
 */
export async function askToKeep(): Promise<void> {
  try {
    const storage: StorageManager & { persist?: () => Promise<boolean> } = navigator.storage;
    if (!(await storage.persisted())) await storage.persist?.();
  } catch {
    // Then storage stays best-effort.
  }
}
