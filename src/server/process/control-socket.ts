import type { Socket } from 'node:net';
import * as z from 'zod';
import { DataDirectoryHeldError, type DataDirectoryHold, greeting } from '#server/db/data-directory-lock.ts';
import { connectToHolder } from '#server/db/holder-socket.ts';
import { readLines } from '#server/db/socket-lines.ts';
import { loggable } from './error-reason.ts';

/** JSON omits undefined. */
const anything = z.unknown().optional();

const request = z.object({ name: z.string(), input: anything });

const answer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), progress: anything }),
  z.object({ type: z.literal('result'), result: anything }),
  z.object({ type: z.literal('failure'), code: z.string(), message: z.string() }),
]);
type Answer = z.infer<typeof answer>;

/** A command's failure on the other side. A handler may throw one with its own code. */
export class ControlFailure extends Error {
  override readonly name = 'ControlFailure';
  /** `unknown_command`, `bad_request`, `connection_lost`, `failed`, or the handler's own. */
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** `input` has been sent over a socket and must be parsed. Reports and results must survive JSON. */
export type ControlHandler = (input: unknown, report: (progress: unknown) => void) => Promise<unknown>;

/** Lets command-line tools send their work to this process, which holds the data directory. */
export function serveControl(options: {
  /** Acquired with `serves: true`. */
  hold: DataDirectoryHold;
  handlers: Readonly<Record<string, ControlHandler>>;
}): { close(): Promise<void> } {
  const handlers = new Map(Object.entries(options.handlers));
  const running = new Set<Promise<void>>();
  let closing = false;
  options.hold.serve((socket) => {
    if (closing) {
      socket.destroy();
      return;
    }
    const work = handle(socket, handlers).finally(() => running.delete(work));
    running.add(work);
  });
  return {
    /** Stops accepting commands and waits for running ones. The caller releases the hold. */
    close: async () => {
      closing = true;
      await Promise.all(running);
    },
  };
}

/** A caller that disconnects does not stop its command. */
async function handle(socket: Socket, handlers: ReadonlyMap<string, ControlHandler>): Promise<void> {
  const send = (frame: Answer) => {
    if (socket.writable) socket.write(`${JSON.stringify(frame)}\n`);
  };
  try {
    const { name, input } = await readRequest(socket);
    const handler = handlers.get(name);
    if (!handler) throw new ControlFailure('unknown_command', `The running server does not know "${name}".`);
    const result = await handler(input, (progress) => send({ type: 'progress', progress }));
    send({ type: 'result', result });
  } catch (error) {
    const code = error instanceof ControlFailure ? error.code : 'failed';
    const said = loggable(error);
    send({ type: 'failure', code, message: said instanceof Error ? said.message : String(said) });
  }
  socket.end();
}

async function readRequest(socket: Socket): Promise<z.infer<typeof request>> {
  const lines = readLines(socket);
  const { value } = await lines.next().catch(() => ({ value: undefined }));
  try {
    return request.parse(JSON.parse(value ?? ''));
  } catch {
    throw new ControlFailure('bad_request', 'The command could not be read.');
  }
}

/**
 * Runs a command in the server that holds a data directory. `held: false` means that there is no holder, and
 * the caller may open the database itself. Fails with a `ControlFailure` if the command failed, and with
 * `DataDirectoryHeldError` if the holder is a tool that accepts no commands.
 */
export async function callControl(
  dataDirectory: string,
  name: string,
  input: unknown,
  onProgress: (progress: unknown) => void = () => undefined,
): Promise<{ held: false } | { held: true; result: unknown }> {
  const socket = await connectToHolder(dataDirectory);
  if (!socket) return { held: false };
  const lines = framesOf(socket);
  try {
    const hello = greeting.safeParse((await lines.next()).value);
    if (!hello.success) throw lost();
    if (!hello.data.serves) throw new DataDirectoryHeldError(dataDirectory, hello.data.pid);
    socket.write(`${JSON.stringify({ name, input } satisfies z.infer<typeof request>)}\n`);
    for await (const line of lines) {
      const frame = answer.parse(line);
      if (frame.type === 'result') return { held: true, result: frame.result };
      if (frame.type === 'failure') throw new ControlFailure(frame.code, frame.message);
      onProgress(frame.progress);
    }
    throw lost();
  } finally {
    socket.destroy();
  }
}

function lost(): ControlFailure {
  return new ControlFailure('connection_lost', 'The running server stopped before the command was done.');
}

async function* framesOf(socket: Socket): AsyncGenerator<unknown, void> {
  try {
    for await (const line of readLines(socket)) yield JSON.parse(line);
  } catch {
    throw lost();
  }
}
