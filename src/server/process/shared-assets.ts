import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** How long files of former builds stay, in milliseconds: pages that are open for longer load again. */
const lastsMs = 30 * 86_400_000;

/**
 * Puts a build's files into a folder that all builds of this machine share, so that a process of one build can serve
 * pages of another, as at an upgrade. A name contains a hash of its file, so none is ever replaced by another.
 */
export async function shareAssets(built: string, shared: string, now = new Date()): Promise<void> {
  await mkdir(shared, { recursive: true });
  const others = new Set(await readdir(shared));
  for (const name of await readdir(built)) {
    const file = join(shared, name);
    if (others.delete(name)) await utimes(file, now, now);
    else await put(join(built, name), file);
  }
  for (const name of others) {
    const file = join(shared, name);
    // Another process may have deleted or renamed it.
    const changed = await stat(file).catch(() => undefined);
    // The last time it was put here or touched; its content may be older.
    if (changed && now.getTime() - changed.ctimeMs > lastsMs) await rm(file, { force: true });
  }
}

/** A second name of the file where that is possible, which takes a tenth of the time of a copy. */
async function put(source: string, file: string): Promise<void> {
  try {
    await link(source, file);
  } catch {
    const draft = `${file}.${process.pid}.part`;
    await copyFile(source, draft);
    await rename(draft, file);
  }
}
