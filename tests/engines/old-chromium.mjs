// @ts-check
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { oldChromiumPath } from './old-chromium-path.mjs';

/*
 * Chromium 107, of 2022: older than dvh, toSorted and URL.canParse, and the oldest on the npm registry in which
 * Playwright finds elements (it calls what Chromium has since 105). No dependency of the project: `npm run engines`
 * fetches it once, to .cache.
 */
const packed = '@sparticuz/chromium@107.0.0';
const archived = 'package/bin/chromium.br';

const run = promisify(execFile);

if (!existsSync(oldChromiumPath)) {
  const temporary = await mkdtemp(`${tmpdir()}/old-chromium-`);
  try {
    const { stdout } = await run('npm', ['pack', packed, '--silent'], { cwd: temporary });
    await run('tar', ['-xzf', stdout.trim(), archived], { cwd: temporary });
    const bytes = await promisify(brotliDecompress)(await readFile(`${temporary}/${archived}`));
    await mkdir(new URL('.', oldChromiumPath), { recursive: true });
    await writeFile(oldChromiumPath, bytes, { mode: 0o755 });
  } catch (error) {
    // Said by the configuration, like what is not installed.
    process.stderr.write(`${error}\n`);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
