// @ts-check
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand } from './run-command.mjs';
import { say, secondsSince } from './say.mjs';

const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
// Waits for another apt instead of failing.
const options = ['-qq', '-y', '-o', 'DPkg::Lock::Timeout=300', '-o', 'Dpkg::Options::=--force-confold'];

/** Whether packages can be installed here: Debian, as root. */
export async function canInstallPackages() {
  if (process.getuid?.() !== 0) return false;
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '');
  return /^ID=debian$/m.test(release);
}

/**
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>} whether they are installed now
 */
export async function installPackages(packages) {
  const began = performance.now();
  const names = packages.join(' ');
  say(`Installing ${names} with apt …`);
  const updated = await updateLists();
  const { code, output } = await runCommand(
    'apt-get',
    [...options, 'install', '--no-install-recommends', ...packages],
    { env: environment },
  );
  if (code === 0) {
    say(`Installed ${names} in ${secondsSince(began)}.`);
    return true;
  }
  say((updated.code === 0 ? output : updated.output + output).trimEnd());
  say(`${names} could not be installed with apt, as written above.`);
  return false;
}

/** The package lists have a lock of their own, for which apt does not wait. */
async function updateLists() {
  for (let attempt = 1; ; attempt += 1) {
    const result = await runCommand('apt-get', [...options, 'update'], { env: environment });
    const isLocked = result.code !== 0 && result.output.includes('/lists/lock');
    if (!isLocked || attempt === 60) return result;
    await wait(5000);
  }
}
