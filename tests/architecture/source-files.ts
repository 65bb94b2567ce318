import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Every file that git tracks or would track, relative to the root. */
export function repositoryFiles(): string[] {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1e8 } as const;
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], options);
  return listed.split('\0').filter((path) => path !== '' && existsSync(`${root}${path}`));
}

export function readSource(path: string): string {
  return readFileSync(`${root}${path}`, 'utf8');
}
