import { open } from 'node:fs/promises';

/** Waits until what was written to a file, or the names in a directory, would survive a power cut. */
export async function syncToDisk(name: string): Promise<void> {
  const handle = await open(name, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
