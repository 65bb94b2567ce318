import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import pg from 'pg';
import * as z from 'zod/mini';
import { firstFreePort } from '../setup/free-port.mjs';
import {
  createCluster,
  createReplica,
  makeOwned,
  postgresOwner,
  runPostgres,
} from '../setup/postgres-server.mjs';
import { type ProcessGroupOptions, startProcessGroup } from '../setup/process-group.mjs';
import { root } from '../setup/root.mjs';
import { PlainError } from '../setup/say.mjs';
import { bouncerConfig, databaseName, nginxConfig, type Ports } from './config-files.ts';
import { Member } from './member.ts';
import type { Programs } from './programs.ts';

const health = z.object({ listings: z.number() });

export type Cluster = {
  /** The site behind nginx. */
  readonly url: string;
  readonly folder: string;
  readonly ports: Ports;
  /** PostgreSQL itself. */
  readonly databaseUrl: string;
  readonly primary: Member;
  readonly replica: Member;
  readonly bouncer: Member;
  readonly s3: Member;
  readonly nodes: readonly Member[];
  readonly members: readonly Member[];
  stop(): Promise<void>;
};

export type ClusterOptions = {
  readonly programs: Programs;
  readonly port: number;
  readonly nodes: number;
  readonly listings: number;
  /** Receives a line for each step. */
  readonly say: (line: string) => void;
};

/** Starts all members in a temporary folder, in the order in which they need each other. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const folder = await mkdtemp(`${tmpdir()}/lajur-cluster-`);
  const members: Member[] = [];
  const stop = async () => {
    // The front first, the databases last.
    for (const member of [...members].reverse()) await member.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { ...(await startMembers(options, folder, members)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startMembers(
  { programs, port, nodes: nodeCount, listings, say }: ClusterOptions,
  folder: string,
  members: Member[],
): Promise<Omit<Cluster, 'stop'>> {
  const owner = await postgresOwner();
  await makeOwned(folder, owner);
  const password = randomBytes(16).toString('hex');
  const ports = await choosePorts(port, nodeCount);
  const [databaseUrl, replicaUrl, pooledUrl] = [ports.primary, ports.replica, ports.bouncer].map(
    (at) => `postgres://${databaseName}:${password}@127.0.0.1:${at}/${databaseName}`,
  );
  if (!databaseUrl || !replicaUrl || !pooledUrl) throw new Error('a port is missing');

  async function add(member: Member): Promise<Member> {
    members.push(member);
    await member.start();
    say(`${member.name} is up`);
    return member;
  }
  /** A program with a folder of its own, which has its log. */
  async function run(
    name: string,
    command: string,
    args: readonly string[],
    options: ProcessGroupOptions & { readonly env?: NodeJS.ProcessEnv } = {},
  ) {
    const log = await open(`${folder}/${name}/log`, 'a');
    try {
      return startProcessGroup(command, args, { cwd: `${folder}/${name}`, ...options, output: log.fd });
    } finally {
      await log.close();
    }
  }

  const place = (name: string) => ({ binaries: programs.postgres, folder: `${folder}/${name}`, owner });
  const postgres = (name: string, at: number, probe: () => Promise<string>) =>
    new Member({
      name,
      // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients.
      run: () =>
        runPostgres(
          place(name),
          { port: at, max_connections: 200, wal_retrieve_retry_interval: '500ms' },
          { signal: 'SIGINT' },
        ),
      probe,
    });

  const failed = await createCluster(place('primary'), password);
  if (failed !== undefined) throw new PlainError(`PostgreSQL could not be set up: ${failed}`);
  const superUrl = `postgres://postgres:${password}@127.0.0.1:${ports.primary}/postgres`;
  const primary = await add(
    postgres('primary', ports.primary, () => ask(superUrl, `select 'position ' || pg_current_wal_lsn()`)),
  );
  await execute(superUrl, `create role ${databaseName} login password '${password}' in role pg_monitor`);
  await execute(superUrl, `create database ${databaseName} owner ${databaseName}`);
  const notCopied = await createReplica(place('replica'), superUrl);
  if (notCopied !== undefined) throw new PlainError(`the replica could not be set up: ${notCopied}`);
  const replica = await add(
    postgres('replica', ports.replica, () =>
      ask(
        replicaUrl,
        `select 'position ' || pg_last_wal_replay_lsn() || (case when exists (select from pg_stat_wal_receiver)
          then '' else ', not connected to the primary' end)`,
      ),
    ),
  );

  for (const name of ['bouncer', 's3', 'front']) await makeOwned(`${folder}/${name}`, owner);
  const own = { mode: 0o644 };
  await writeFile(`${folder}/bouncer/config`, bouncerConfig(ports, `${folder}/bouncer`), own);
  await writeFile(`${folder}/bouncer/users`, `"${databaseName}" "${password}"\n`, own);
  const bouncer = await add(
    new Member({
      name: 'bouncer',
      run: () =>
        run('bouncer', programs.pgbouncer, ['config'], {
          cwd: `${folder}/bouncer`,
          // Transactions under way end before.
          signal: 'SIGINT',
          ...owner,
        }),
      probe: () => ask(pooledUrl, `select 'passes queries on'`),
    }),
  );
  const bucket = 'lajur-photos';
  const s3Url = `http://127.0.0.1:${ports.s3}`;
  const s3 = await add(
    new Member({
      name: 's3',
      run: () =>
        run('s3', process.execPath, [
          ...[programs.s3Server, '--directory', `${folder}/s3/objects`, '--address', '127.0.0.1'],
          ...['--port', String(ports.s3), '--no-vhost-buckets', '--silent', '--configure-bucket', bucket],
        ]),
      probe: async () => `answers ${(await fetch(s3Url)).status}`,
    }),
  );

  const url = `http://127.0.0.1:${ports.front}`;
  const secrets = { OTP_SECRET: secret(), KTP_SECRET: secret(), OPERATOR_TOKEN: secret() };
  const shared = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATABASE_URL: pooledUrl,
    DATABASE_DIRECT_URL: databaseUrl,
    DATABASE_READ_URL: replicaUrl,
    WORKERS: '1',
    DEMO_LISTINGS: String(listings),
    OTP_ECHO: '1',
    TRUST_PROXY: '127.0.0.1',
    // The load comes from one address.
    READS_OF_ADDRESS: '10000000',
    LOG_LEVEL: 'warn',
    VAPID_PRIVATE_KEY: randomBytes(32).toString('base64url'),
    S3_ENDPOINT: s3Url,
    S3_BUCKET: bucket,
    // The S3 server knows no others.
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    ...secrets,
  };
  const nodes = ports.nodes.map((at, index) => {
    const name = `node-${index + 1}`;
    return new Member({
      name,
      async run() {
        await mkdir(`${folder}/${name}`, { recursive: true });
        const env = { ...shared, PORT: String(at), DATA_DIR: `${folder}/${name}/data` };
        return run(name, process.execPath, [`${root}/dist/server/main.js`], { env });
      },
      async probe() {
        const answer: unknown = await (await fetch(`http://127.0.0.1:${at}/healthz`)).json();
        return `${health.parse(answer).listings} listings`;
      },
    });
  });
  const [first, ...others] = nodes;
  // The first migrates and fills the database.
  if (first) await add(first);
  await Promise.all(others.map(add));

  await writeFile(`${folder}/front/config`, nginxConfig(ports, `${folder}/front`), own);
  for (const name of ['nginx-http.conf', 'nginx-site.conf'])
    await copyFile(`${root}/deploy/${name}`, `${folder}/front/${name}`);
  await add(
    new Member({
      name: 'front',
      run: () =>
        run(
          'front',
          programs.nginx,
          ['-e', 'stderr', '-p', `${folder}/front`, '-c', `${folder}/front/config`],
          {
            ...owner,
            // nginx's graceful shutdown.
            signal: 'SIGQUIT',
          },
        ),
      probe: async () => `passes requests on: ${(await fetch(`${url}/healthz`)).status}`,
    }),
  );
  return {
    url,
    folder,
    ports,
    databaseUrl,
    primary,
    replica,
    bouncer,
    s3,
    nodes,
    members,
  };
}

const secret = () => randomBytes(32).toString('hex');

/** Above those of the front and of the page of states. */
async function choosePorts(front: number, nodes: number): Promise<Ports> {
  let last = front + 1;
  const next = async () => {
    last = await firstFreePort(last + 1);
    return last;
  };
  const [primary, replica, bouncer, s3] = [await next(), await next(), await next(), await next()];
  const own: number[] = [];
  while (own.length < nodes) own.push(await next());
  return { front, primary, replica, bouncer, s3, nodes: own };
}

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @returns the one value of the one row */
const ask = (url: string, query: string): Promise<string> =>
  connected(url, async (client) => {
    const { rows } = await client.query<string[]>({ text: query, rowMode: 'array' });
    return String(rows[0]?.[0]);
  });

const execute = (url: string, statement: string): Promise<void> =>
  connected(url, async (client) => void (await client.query(statement)));
