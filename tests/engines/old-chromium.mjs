// @ts-check
import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

/*
 * Chromium 107, of 2022: older than dvh, toSorted and URL.canParse, and the oldest on the npm registry in which
 * Playwright finds elements (it calls what Chromium has since 105). No dependency of the project: fetched once, for
 * `npm run engines`, to .cache.
 */
const packed = '@sparticuz/chromium@107.0.0';
const folder = new URL('../../.cache/old-chromium/', import.meta.url);
export const oldChromiumPath = new URL('chromium', folder);

const run = promisify(execFile);

/** @returns {Promise<void>} */
export async function fetchOldChromium() {
  const isThere = await access(oldChromiumPath).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const temporary = await mkdtemp(`${tmpdir()}/old-chromium-`);
  try {
    const { stdout } = await run('npm', ['pack', packed, '--silent'], { cwd: temporary });
    await run('tar', ['-xzf', stdout.trim(), 'package/bin/chromium.br'], { cwd: temporary });
    const bytes = await promisify(brotliDecompress)(await readFile(`${temporary}/package/bin/chromium.br`));
    await mkdir(folder, { recursive: true });
    await writeFile(oldChromiumPath, bytes, { mode: 0o755 });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) await fetchOldChromium();
