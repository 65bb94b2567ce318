import { readdir } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { codeOf } from '#server/process/error-reason.ts';
import { withSocketPath } from './socket-path.ts';

const pattern = /^control-(\d{1,12})\.sock$/;

export function holderSocketName(generation: number): string {
  return `control-${generation}.sock`;
}

/** Generation numbers of the sockets in the directory, newest first, including dead ones. */
export async function holderGenerations(directory: string): Promise<number[]> {
  const names = await readdir(directory);
  const found = names.flatMap((name) => pattern.exec(name)?.[1] ?? []).map(Number);
  return found.sort((a, b) => b - a);
}

/** A connection to the process behind one generation's socket; undefined if it is dead. */
async function connectToGeneration(directory: string, generation: number): Promise<net.Socket | undefined> {
  return await withSocketPath(directory, holderSocketName(generation), async (socketPath) => {
    const socket = net.connect(socketPath);
    try {
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve).once('error', reject);
      });
      return socket;
    } catch (error) {
      socket.destroy();
      // ECONNREFUSED: no process listens. ENOENT: a newer holder has removed it.
      if (['ECONNREFUSED', 'ENOENT'].includes(codeOf(error) ?? '')) return undefined;
      throw error;
    }
  });
}

/** A connection to the process that holds the directory; undefined if there is none. */
export async function connectToHolder(directory: string): Promise<net.Socket | undefined> {
  for (;;) {
    const newest = await newestGeneration(directory);
    if (newest === 0) return undefined;
    const socket = await connectToGeneration(directory, newest);
    // Another process may have acquired the directory since it was listed.
    if (socket || (await newestGeneration(directory)) === newest) return socket;
  }
}

/** 0 if there are no sockets or the directory does not exist. */
export async function newestGeneration(directory: string): Promise<number> {
  try {
    return (await holderGenerations(path.resolve(directory)))[0] ?? 0;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 0;
    throw error;
  }
}
