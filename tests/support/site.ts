import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/setup/free-port.mjs';
import { endProcessGroup, startProcessGroup } from '../../scripts/setup/process-group.mjs';
import { testPatienceMs } from './patience.ts';

const serverMain = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

export interface Site {
  /** Without a trailing slash. */
  readonly url: string;
  readonly dataDir: string;
  /** The server's output so far. */
  log(): string;
  /** Stops the server and deletes its data. */
  stop(): Promise<void>;
}

/**
 * Starts the production build as a server of its own: a free port, fresh data, demonstration listings. It ends with
 * `stop`, and with this process in any case. Tests start `startTestSite`, which is quicker.
 * @param prepare fills its data directory before
 * @param flags of Node
 * @param patience milliseconds until it must answer
 */
export async function startSite(
  environment: Readonly<Record<string, string>> = {},
  prepare: (dataDir: string) => Promise<void> = async () => {},
  flags: readonly string[] = [],
  patience = testPatienceMs,
): Promise<Site> {
  const folder = await mkdtemp(`${tmpdir()}/lajur-site-`);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = `${folder}/data`;
  await prepare(dataDir);
  const { DATABASE_URL: _, PUBLIC_URL: __, HOST: ___, ...inherited } = process.env;
  const child = startProcessGroup(process.execPath, [...flags, serverMain], {
    env: {
      ...inherited,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_LISTINGS: '300',
      OTP_ECHO: '1',
      // All visitors of tests and measurements have one address.
      READS_OF_ADDRESS: '10000000',
      ...environment,
    },
    output: 'pipe',
    remove: folder,
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  const site: Site = { url, dataDir, log: () => log, stop: () => endProcessGroup(child) };
  const ended = once(child, 'exit').then(() => 'ended' as const);
  const outcome = await Promise.race([ended, waitUntilHealthy(url, patience)]);
  if (outcome === 'healthy') return site;
  await site.stop();
  const reason = outcome === 'ended' ? 'ended at once' : `did not answer within ${patience / 1000} s`;
  throw new Error(`The server ${reason}. It wrote:\n${log}`);
}

async function waitUntilHealthy(url: string, patience: number): Promise<'healthy' | 'late'> {
  const until = Date.now() + patience;
  while (Date.now() < until) {
    try {
      if ((await fetch(`${url}/healthz`)).ok) return 'healthy';
    } catch {
      // Not listening yet.
    }
    await wait(100);
  }
  return 'late';
}
