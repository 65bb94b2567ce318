// @ts-check
import { access, constants } from 'node:fs/promises';
import { delimiter } from 'node:path';
import { canInstallPackages, installPackages } from './debian.mjs';
import { packageScript, runCommand } from './run-command.mjs';
import { PlainError, say } from './say.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * The browser for the end-to-end tests, in this order: CHROMIUM_PATH, the system's, Debian's package, Playwright's
 * own download.
 * @returns {Promise<string>} the path of an executable
 */
export async function findChromium() {
  const named = await namedBy('CHROMIUM_PATH');
  if (named !== undefined) return named;
  const found = await findOnSystem(names);
  if (found !== undefined) return found;
  // Both at once: Debian's packages have to be of one version.
  if ((await canInstallPackages()) && (await installPackages(['chromium', 'chromium-headless-shell']))) {
    const installed = await findOnSystem(names);
    if (installed !== undefined) return installed;
  }
  return downloadWithPlaywright();
}

/**
 * The browsers of the end-to-end tests, for their environment. Chromium without windows ("headless shell") costs a
 * sixth less; where there is none, or a browser is named, that one does everything.
 * @returns {Promise<{ CHROMIUM_PATH: string, HEADLESS_SHELL_PATH: string }>}
 */
export async function findBrowsers() {
  const chromium = await findChromium();
  const shell =
    (await namedBy('HEADLESS_SHELL_PATH')) ??
    (process.env.CHROMIUM_PATH ? undefined : await findOnSystem(shellNames));
  return { CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: shell ?? chromium };
}

/** @param {string} variable */
async function namedBy(variable) {
  const named = process.env[variable];
  if (!named || (await isExecutable(named))) return named || undefined;
  throw new PlainError(`${variable} is ${named}, and that cannot be run.`);
}

/** @param {readonly string[]} names */
async function findOnSystem(names) {
  const folders = new Set(['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]);
  for (const name of names) {
    for (const folder of folders) {
      const path = `${folder}/${name}`;
      if (await isExecutable(path)) return path;
    }
  }
  return undefined;
}

async function downloadWithPlaywright() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  if (await isExecutable(path)) return path;
  say('Downloading Chromium with Playwright …');
  const { code, output } = await runCommand(process.execPath, [
    packageScript('@playwright/test/cli.js'),
    'install',
    'chromium',
  ]);
  if (code === 0) return path;
  say(output.trimEnd());
  throw new PlainError('no Chromium was found or could be installed: install one, or set CHROMIUM_PATH.');
}

/** @param {string} path */
async function isExecutable(path) {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
