import { open } from 'node:fs/promises';

/** fsync of a file, or of a directory's entries. */
export async function syncToDisk(name: string): Promise<void> {
  const handle = await open(name, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
