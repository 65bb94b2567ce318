import { mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** The shortest limit among supported systems (macOS, without the terminating NUL). */
const longestSocketPath = 103;

/**
 * Passes an alias of the directory below which `relativeName` fits into a socket address: a long path is
 * accessed through a temporary link. The socket itself is in the directory, where every process that shares
 * it finds it.
 */
export async function withSocketPath<Result>(
  directory: string,
  relativeName: string,
  use: (socketPath: string) => Promise<Result>,
): Promise<Result> {
  const direct = path.join(directory, relativeName);
  if (Buffer.byteLength(direct) <= longestSocketPath) return await use(direct);
  const passage = await mkdtemp(path.join(os.tmpdir(), 'lajur-'));
  try {
    const link = path.join(passage, 'd');
    await symlink(directory, link);
    const short = path.join(link, relativeName);
    if (Buffer.byteLength(short) > longestSocketPath)
      throw new Error(`the temporary directory's path is too long`);
    return await use(short);
  } finally {
    await rm(passage, { recursive: true, force: true });
  }
}
