import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { localizedInEsbuild } from '../../scripts/build/localized.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Bundles built by this worker, by source file: loading hundreds of files one by one takes seconds at every
 * start.
 */
const bundles = new Map<string, Promise<string>>();
const outfileOf = (file: string) =>
  // Inside the repository, so that packages resolve.
  path.join(root, '.cache/test-children', `${path.basename(file, '.ts')}-${process.pid}.mjs`);
process.once('exit', () => {
  for (const file of bundles.keys()) rmSync(outfileOf(file), { force: true });
});

/** @param file relative to the repository's root */
export function bundleOf(file: string): Promise<string> {
  const made = bundles.get(file) ?? makeBundle(file);
  bundles.set(file, made);
  return made;
}

async function makeBundle(file: string): Promise<string> {
  const outfile = outfileOf(file);
  await build({
    absWorkingDir: root,
    entryPoints: [file],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: 'inline',
    // src/server/process looks for migrations and reference tables relative to its own files.
    define: {
      'import.meta.url': JSON.stringify(pathToFileURL(path.join(root, 'src/server/process/main.ts')).href),
    },
    plugins: [localizedInEsbuild()],
  });
  return outfile;
}

/** Runs a TypeScript file of `tests` or `src` in its own process. */
export class Child {
  readonly process: ChildProcess;
  readonly #lines: AsyncIterator<string>;
  #errors = '';

  /** @param file relative to the repository's root */
  static async start(
    file: string,
    args: readonly string[] = [],
    environment: Readonly<Record<string, string>> = {},
  ): Promise<Child> {
    return new Child(await bundleOf(file), args, environment);
  }

  private constructor(
    bundle: string,
    args: readonly string[],
    environment: Readonly<Record<string, string>>,
  ) {
    this.process = spawn(process.execPath, ['--liftoff-only', '--enable-source-maps', bundle, ...args], {
      cwd: root,
      env: { PATH: process.env.PATH ?? '', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { stdout, stderr } = this.process;
    if (!stdout || !stderr) throw new Error('no pipes to the child');
    stderr.on('data', (chunk: Buffer) => {
      this.#errors += chunk.toString();
    });
    this.#lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  }

  /** Its standard error so far. */
  get errors(): string {
    return this.#errors;
  }

  /** Its next line; undefined at the end. */
  async line(): Promise<string | undefined> {
    const { value, done } = await this.#lines.next();
    return done ? undefined : value;
  }

  /** Reads up to the first line that contains the text. */
  async lineWith(text: string): Promise<string> {
    for (;;) {
      const line = await this.line();
      if (line === undefined) throw new Error(`it ended without "${text}": ${this.#errors}`);
      if (line.includes(text)) return line;
    }
  }

  async ended(): Promise<number | NodeJS.Signals | null> {
    const { process: child } = this;
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
    return child.signalCode ?? child.exitCode;
  }

  async end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null> {
    this.process.kill(signal);
    return await this.ended();
  }
}
