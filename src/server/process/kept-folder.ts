import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from './error-reason.ts';

/** A draft that is older was left by a crash; other processes may be writing younger ones. */
const abandonedMs = 60 * 60_000;

/** What a file takes on a disk is a multiple of it; it also bounds their number. */
const blockBytes = 4096;

/** Number of concurrent `stat` calls on first use. */
const statAtOnce = 64;

/**
 * A directory of reproducible files with a limit in bytes: beyond it, the least recently used are deleted. A
 * file's name is determined by its content, so a file never changes.
 */
export class KeptFolder {
  readonly #directory: string;
  readonly #mostBytes: number;
  /** Sizes by name, least recently used first. */
  readonly #sizes = new Map<string, number>();
  #bytes = 0;
  #listed: Promise<void> | undefined;

  constructor(directory: string, mostBytes: number) {
    this.#directory = directory;
    this.#mostBytes = mostBytes;
  }

  async read(name: string): Promise<Buffer | undefined> {
    try {
      const bytes = await readFile(join(this.#directory, name));
      const size = this.#sizes.get(name);
      if (size !== undefined) {
        this.#sizes.delete(name);
        this.#sizes.set(name, size);
      }
      return bytes;
    } catch (error) {
      if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return undefined;
      throw error;
    }
  }

  /** Writes a file atomically. @throws on a full disk */
  async keep(name: string, bytes: Buffer): Promise<void> {
    await this.#list();
    const path = join(this.#directory, name);
    const draft = `${path}.${randomUUID()}.part`;
    try {
      await mkdir(this.#directory, { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    this.#note(name, bytes.length);
    await this.#makeRoom();
  }

  /** Files left from earlier runs, oldest first; drafts left by a crash are deleted. */
  #list(): Promise<void> {
    this.#listed ??= (async () => {
      const names = await readdir(this.#directory).catch(() => []);
      const found: { name: string; size: number; at: number }[] = [];
      for (let from = 0; from < names.length; from += statAtOnce) {
        const some = names.slice(from, from + statAtOnce);
        const stats = await Promise.allSettled(some.map((name) => stat(join(this.#directory, name))));
        for (const [at, name] of some.entries()) {
          const one = stats[at];
          if (one?.status !== 'fulfilled') continue;
          const { size, mtimeMs } = one.value;
          if (!name.endsWith('.part')) found.push({ name, size, at: mtimeMs });
          else if (Date.now() - mtimeMs > abandonedMs) await rm(join(this.#directory, name), { force: true });
        }
      }
      for (const { name, size } of found.sort((one, other) => one.at - other.at)) this.#note(name, size);
    })();
    return this.#listed;
  }

  #note(name: string, length: number): void {
    const size = Math.max(1, Math.ceil(length / blockBytes)) * blockBytes;
    this.#bytes += size - (this.#sizes.get(name) ?? 0);
    this.#sizes.delete(name);
    this.#sizes.set(name, size);
  }

  async #makeRoom(): Promise<void> {
    for (const [name, size] of this.#sizes) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#sizes.delete(name);
      this.#bytes -= size;
      await rm(join(this.#directory, name), { force: true });
    }
  }
}
