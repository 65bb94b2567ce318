/** The browser's storage quota and persistence. */

export type StorageRoom = {
  /** Bytes used by this site. */
  readonly used: number;
  /** Bytes this site may use. */
  readonly quota: number;
};

/** Undefined if the browser does not report it. */
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
 * Requests persistent storage. Only a page may request it; some browsers ask the user, most decide by
 * themselves (https://developer.mozilla.org/docs/Web/API/StorageManager/persist).
 */
export async function askToKeep(): Promise<void> {
  try {
    const storage: StorageManager & { persist?: () => Promise<boolean> } = navigator.storage;
    if (!(await storage.persisted())) await storage.persist?.();
  } catch {
    // Storage stays best-effort.
  }
}
