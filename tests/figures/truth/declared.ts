import { readFileSync } from 'node:fs';

const sourceOf = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

/** What a source file of the product declares, where it is not exported or stands in an SQL statement. */
export function declared(file: string, pattern: RegExp): string {
  const found = pattern.exec(sourceOf(file))?.[1];
  if (found === undefined) throw new Error(`${file} no longer declares ${pattern}`);
  return found;
}

/** How many such lines a source file has. */
export const countDeclared = (file: string, pattern: RegExp): number =>
  [...sourceOf(file).matchAll(pattern)].length;
