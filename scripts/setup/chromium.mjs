// @ts-check
import { access, constants } from 'node:fs/promises';
import { delimiter } from 'node:path';
import { canInstallPackages, installPackages } from './debian.mjs';
import { packageScript, runCommand } from './run-command.mjs';
import { PlainError, say } from './say.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The browser for the end-to-end tests, in this order: CHROMIUM_PATH, the system's, Debian's package, Playwright's
 * own download.
 * @returns {Promise<string>} the path of an executable
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (await isExecutable(named)) return named;
    throw new PlainError(`CHROMIUM_PATH is ${named}, and that cannot be run.`);
  }
  const found = await findOnSystem();
  if (found !== undefined) return found;
  if ((await canInstallPackages()) && (await installPackages(['chromium']))) {
    const installed = await findOnSystem();
    if (installed !== undefined) return installed;
  }
  return downloadWithPlaywright();
}

async function findOnSystem() {
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
