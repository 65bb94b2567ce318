import type { Socket } from 'node:net';

/**
 * The received lines, until the other side ends. A broken connection throws, also one closed by this side, on which
 * `node:readline` would wait for ever.
 */
export async function* readLines(socket: Socket): AsyncGenerator<string, void> {
  socket.setEncoding('utf8');
  let rest = '';
  for await (const chunk of socket) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
