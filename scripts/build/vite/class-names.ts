import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { root } from '../../setup/root.mjs';

const takenBy = new Map<string, string>();

/** Classes of any element: the first part's script has the names of all, and a hash beside each is what compresses worst. */
const sharedStyles = /\/ui\/(?:layouts|texts)\.module\.css /;

/**
 * Short class name for the build: five characters of a hash. A list of cars has a thousand class names.
 * @see docs/decisions/patched-dependencies.md
 */
export function shortClassName(name: string, file: string): string {
  const source = `${relative(root, file.replace(/\?.*$/, ''))} ${name}`;
  const hash = createHash('sha1').update(source).digest('base64url').replaceAll(/[-_]/g, 'x');
  const short = sharedStyles.test(source) ? `${name}_` : `${/^\d/.test(hash) ? 'd' : ''}${hash}`.slice(0, 5);
  const other = takenBy.get(short);
  if (other !== undefined && other !== source) {
    throw new Error(`two classes have the same short name, change one of them: ${source}, ${other}`);
  }
  takenBy.set(short, source);
  return short;
}
