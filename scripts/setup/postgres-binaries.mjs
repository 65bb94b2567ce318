// @ts-check
import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { canInstallPackages, installPackages } from './debian.mjs';
import { runCommand } from './run-command.mjs';

const debianFolder = '/usr/lib/postgresql';
const clusterConfig = '/etc/postgresql-common/createcluster.conf';

/** @returns {Promise<string | undefined>} the folder that holds initdb and postgres */
export async function findPostgresBinaries() {
  const found = await findOnSystem();
  if (found !== undefined || !(await canInstallPackages())) return found;
  return (await installFromDebian()) ? findOnSystem() : undefined;
}

async function findOnSystem() {
  const versions = await readdir(debianFolder).catch(() => []);
  const newestFirst = versions.sort((one, other) => Number(other) - Number(one));
  const candidates = newestFirst.map((version) => `${debianFolder}/${version}/bin`);
  const { code, output } = await runCommand('pg_config', ['--bindir']);
  if (code === 0) candidates.push(output.trim());
  for (const folder of candidates) {
    if ((await exists(`${folder}/initdb`)) && (await exists(`${folder}/postgres`))) return folder;
  }
  return undefined;
}

/** Keeps Debian's package from starting a cluster of its own. */
async function installFromDebian() {
  if (!(await installPackages(['postgresql-common']))) return false;
  const config = await readFile(clusterConfig, 'utf8').catch(() => '');
  const setting = 'create_main_cluster = false';
  const line = /^#?\s*create_main_cluster\b.*$/m;
  await mkdir('/etc/postgresql-common', { recursive: true });
  await writeFile(
    clusterConfig,
    line.test(config) ? config.replace(line, setting) : `${config}\n${setting}\n`,
  );
  return installPackages(['postgresql']);
}

/** @param {string} path */
async function exists(path) {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}
