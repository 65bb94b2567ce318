// @ts-check
import { createServer } from 'node:net';

/**
 * @param {number} [port] 0 for any
 * @returns {Promise<number>} a free loopback port
 */
export function freePort(port = 0) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/**
 * For what is stopped and started again on its port: another one, of those that systems give to connections, could be
 * taken meanwhile.
 * @param {number} least below 32,768
 * @returns {Promise<number>} the first free loopback port from there
 */
export async function firstFreePort(least) {
  for (let port = least; ; port += 1) {
    const free = await freePort(port).catch((/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== 'EADDRINUSE') throw error;
    });
    if (free !== undefined) return free;
  }
}
