import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Path of a program as it was started: a link in it leads to the next release after an upgrade, whereas a module's own
 * URL has links resolved.
 * @param url of the program's module
 * @param started its path in the command line, if it was started by itself
 */
export function programPath(url: string, started: string | undefined): string {
  const self = fileURLToPath(url);
  return started !== undefined && realpathSync(started) === self ? started : self;
}
