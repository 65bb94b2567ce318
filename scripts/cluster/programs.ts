import { access, copyFile, mkdir } from 'node:fs/promises';
import { npmCommand } from '../setup/npm-command.mjs';
import { findPostgresBinaries } from '../setup/postgres-binaries.mjs';
import { root } from '../setup/root.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { PlainError, say } from '../setup/say.mjs';

export type Programs = {
  /** The folder with postgres and initdb. */
  readonly postgres: string;
  readonly pgbouncer: string;
  readonly nginx: string;
  /** A script for Node. */
  readonly s3Server: string;
};

/** Debian has servers in places that only root searches. */
const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];

/** @throws PlainError that names the packages that are missing */
export async function findPrograms(): Promise<Programs> {
  const [postgres, pgbouncer, nginx] = await Promise.all([
    findPostgresBinaries(),
    find('pgbouncer'),
    find('nginx'),
  ]);
  if (postgres && pgbouncer && nginx) return { postgres, pgbouncer, nginx, s3Server: await s3Server() };
  const missing = [
    ...(postgres ? [] : ['postgresql']),
    ...(pgbouncer ? [] : ['pgbouncer']),
    ...(nginx ? [] : ['nginx-light']),
  ];
  throw new PlainError(
    `missing here: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`,
  );
}

async function find(name: string): Promise<string | undefined> {
  for (const folder of folders) if (await exists(`${folder}/${name}`)) return `${folder}/${name}`;
  return undefined;
}

/** Installed when it is first needed: it has more packages than all else here, and only the cluster uses it. */
async function s3Server(): Promise<string> {
  const folder = `${root}/.cache/cluster/s3-server`;
  const script = `${folder}/node_modules/s3rver/bin/s3rver.js`;
  if (await exists(script)) return script;
  say('Installing the S3 server (s3rver) …');
  await mkdir(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    await copyFile(`${root}/scripts/cluster/s3-server/${name}`, `${folder}/${name}`);
  const npm = npmCommand(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  const { code, output } = await runCommand(npm.command, npm.args, { cwd: folder });
  if (code !== 0) throw new PlainError(`the S3 server could not be installed: ${output.trim()}`);
  return script;
}

async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  );
}
