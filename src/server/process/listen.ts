import type { Server } from 'node:http';
import type { Environment } from '#server/env.ts';
import { codeOf, reasonOf } from './error-reason.ts';
import { StartUpError } from './start-up-error.ts';

/** The required part of a Fastify instance, independent of its type parameters. */
export interface ServedApp {
  listen(options: { port: number; host: string }): Promise<string>;
  close(): PromiseLike<unknown>;
  readonly server: Server;
}

export class ListenError extends StartUpError {
  override readonly name = 'ListenError';
}

/** @returns the address it listens on */
export async function listen(
  app: ServedApp,
  { port, host }: Pick<Environment, 'port' | 'host'>,
): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    throw new ListenError(lineOf(error, port, host));
  }
}

function lineOf(error: unknown, port: number, host: string): string {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `PORT ${port} on ${host} is already in use: stop what listens there, or set another PORT.`;
    case 'EACCES':
      return `PORT ${port} may not be opened by this user: set a PORT above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST ${host} is not an address of this machine: set HOST to one, or to 0.0.0.0 for all.`;
    default:
      return `Listening on ${host}, port ${port}, failed: ${reasonOf(error)}.`;
  }
}
