import type { Socket } from 'node:net';

/**
 * The received lines, until the other side ends. Throws if the connection breaks, including when this side
 * closes it, where `node:readline` would wait forever.
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
