import type { Socket } from 'node:net';

/**
 * The lines that arrive, without their ends; done when the other side is. A broken connection throws,
 * also one that this side gave up, which `node:readline` would wait on for ever.
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
