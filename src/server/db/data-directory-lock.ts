import { existsSync } from 'node:fs';
import { chmod, link, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import * as z from 'zod';
import { codeOf, reasonOf } from '#server/process/error-reason.ts';
import { StartUpError } from '#server/process/start-up-error.ts';
import { DataDirectoryNotWritableError } from './database-errors.ts';
import { connectToHolder, holderGenerations, holderSocketName, newestGeneration } from './holder-socket.ts';
import { readLines } from './socket-lines.ts';
import { withSocketPath } from './socket-path.ts';

export class DataDirectoryHeldError extends StartUpError {
  override readonly name = 'DataDirectoryHeldError';
  constructor(dataDirectory: string, pid: number | undefined) {
    const who = pid === undefined ? 'another process' : `another process (pid ${pid})`;
    super(`DATA_DIR ${dataDirectory} is in use by ${who}: stop that one first, or name another directory.`);
  }
}

/** The first line that a holder sends on a connection. */
export const greeting = z.object({ pid: z.number(), serves: z.boolean() });

/** Exclusive ownership of a data directory until it is released or the process ends. */
export interface DataDirectoryHold {
  readonly dataDirectory: string;
  /** Handles connections of other processes, including earlier ones. Only for a hold that `serves`. */
  serve(onConnection: (socket: net.Socket) => void): void;
  release(): Promise<void>;
}

/**
 * Acquires a data directory, or fails with `DataDirectoryHeldError`.
 *
 * The lock is a listening socket, `control-<n>.sock`: the system closes it when the process ends in any way,
 * and it works across containers that share the directory. A process that finds the newest socket dead links
 * the next number to a socket that is already listening. Creating a link succeeds for one process only, and
 * the newest number is never removed, so two processes can never both hold it. Processes of another machine
 * on a network drive are not detected.
 * @param options.serves whether this process will call `serve`; if so, connections wait until it does
 */
export async function holdDataDirectory(
  dataDirectory: string,
  options: { serves?: boolean } = {},
): Promise<DataDirectoryHold> {
  const directory = path.resolve(dataDirectory);
  await makeDirectory(directory, dataDirectory);
  const door = new Door(options.serves ?? false);
  try {
    await take(directory, dataDirectory, door);
  } catch (error) {
    await door.close();
    if (error instanceof StartUpError) throw error;
    throw new DataDirectoryNotWritableError(dataDirectory, `no lock can be kept there, ${reasonOf(error)}`);
  }
  return {
    dataDirectory: directory,
    serve: (onConnection) => door.open(onConnection),
    // The dead socket stays, since the newest number must never be removed. The next holder removes it.
    release: () => door.close(),
  };
}

/** Node's own `recursive` never ends where a parent exists and takes no directory: in /proc, or behind a dangling link. */
async function makeWithParents(directory: string): Promise<void> {
  try {
    await mkdir(directory, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await stat(directory)).isDirectory()) return;
    const parent = path.dirname(directory);
    if (codeOf(error) !== 'ENOENT' || existsSync(parent)) throw error;
    await makeWithParents(parent);
    await mkdir(directory, { mode: 0o700 });
  }
}

async function makeDirectory(directory: string, givenName: string): Promise<void> {
  try {
    await makeWithParents(directory);
    await rm(await mkdtemp(path.join(directory, '.write-')), { recursive: true });
  } catch (error) {
    throw new DataDirectoryNotWritableError(givenName, reasonOf(error).replace(/,.*/, ''));
  }
}

async function take(directory: string, givenName: string, door: Door): Promise<void> {
  // Created in a private directory until its own mode is set.
  const staging = await mkdtemp(path.join(directory, '.control-'));
  const socket = path.join(staging, 's');
  try {
    await withSocketPath(directory, path.relative(directory, socket), (socketPath) =>
      door.listen(socketPath),
    );
    await chmod(socket, 0o600);
    for (;;) {
      const newest = await newestGeneration(directory);
      const holder = await connectToHolder(directory);
      if (holder) throw new DataDirectoryHeldError(givenName, await pidOf(holder));
      if (await linked(socket, path.join(directory, holderSocketName(newest + 1)))) {
        if ((await newestGeneration(directory)) === newest + 1)
          return await clearOlder(directory, newest + 1);
        await rm(path.join(directory, holderSocketName(newest + 1)), { force: true });
      }
    }
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

async function clearOlder(directory: string, own: number): Promise<void> {
  for (const generation of await holderGenerations(directory)) {
    if (generation < own) await rm(path.join(directory, holderSocketName(generation)), { force: true });
  }
}

async function pidOf(holder: net.Socket): Promise<number | undefined> {
  // A hanging holder does not greet, but still holds the directory.
  holder.setTimeout(2000, () => holder.destroy());
  try {
    for await (const line of readLines(holder)) return greeting.parse(JSON.parse(line)).pid;
  } catch {
    // Gone, or not ours: the pid only improves the message.
  } finally {
    holder.destroy();
  }
  return undefined;
}

/** The listening side of a hold: greets callers, and lets them wait until `serve` is called. */
class Door {
  readonly #serves: boolean;
  readonly #server: net.Server;
  readonly #sockets = new Set<net.Socket>();
  #waiting: net.Socket[] = [];
  #onConnection: ((socket: net.Socket) => void) | undefined;

  constructor(serves: boolean) {
    this.#serves = serves;
    this.#server = net.createServer((socket) => this.#greet(socket));
    // The lock alone does not keep the process alive.
    this.#server.unref();
  }

  async listen(socketPath: string): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject).listen(socketPath, resolve);
    });
  }

  open(onConnection: (socket: net.Socket) => void): void {
    this.#onConnection = onConnection;
    for (const socket of this.#waiting.splice(0)) onConnection(socket);
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #greet(socket: net.Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    const hello = `${JSON.stringify({ pid: process.pid, serves: this.#serves } satisfies z.infer<typeof greeting>)}\n`;
    if (!this.#serves) {
      socket.end(hello);
      return;
    }
    socket.write(hello);
    if (this.#onConnection) this.#onConnection(socket);
    else this.#waiting.push(socket);
  }
}
