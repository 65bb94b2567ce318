import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callControl } from '#server/process/control-socket.ts';
import { Child } from '#tests/support/child-process.ts';
import { prepareDataDirectory } from '#tests/support/pglite-template.ts';
import { freePort } from '../../scripts/setup/free-port.mjs';
import { eventually } from '../support/eventually.ts';

let directory: string;
let port: number;
const children: Child[] = [];

async function start(environment: Record<string, string> = {}): Promise<Child> {
  const child = await Child.start('tests/server/children/run-stub-server.ts', [], {
    DATA_DIR: path.join(directory, 'data'),
    PORT: String(port),
    ...environment,
  });
  children.push(child);
  return child;
}

/** @returns what the answer says of its connection */
async function askOn(agent: Agent): Promise<string | undefined> {
  const [answer] = await once(get(`http://127.0.0.1:${port}/pid`, { agent }), 'response');
  answer.resume();
  await once(answer, 'end');
  return answer.headers.connection;
}

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'lajur-test-'));
  port = await freePort();
});
afterEach(async () => {
  for (const child of children.splice(0)) await child.end('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

test('serves and takes commands; refuses a second server; a stop finishes running requests', async () => {
  for (const name of ['data', 'other']) await prepareDataDirectory(path.join(directory, name));
  const child = await start();
  expect(await child.line()).toBe('lajur: seeded');
  expect(await child.line()).toBe(`lajur: ready on http://127.0.0.1:${port}`);
  expect(await callControl(path.join(directory, 'data'), 'engine', undefined)).toEqual({
    held: true,
    result: 'pglite',
  });

  const samePort = await start({ DATA_DIR: path.join(directory, 'other') });
  expect(await samePort.ended()).toBe(1);
  expect(samePort.errors).toMatch(/^lajur: PORT \d+ on 127\.0\.0\.1 is already in use: .*\n$/);
  const sameDirectory = await start({ PORT: String(await freePort()) });
  expect(await sameDirectory.ended()).toBe(1);
  expect(sameDirectory.errors).toMatch(/^lajur: DATA_DIR .* is in use by another process \(pid \d+\): .*\n$/);

  const slow = fetch(`http://127.0.0.1:${port}/slow`, { headers: { connection: 'close' } });
  await child.lineWith('slow began');
  // Ctrl-C under npm arrives twice and counts once.
  child.process.kill('SIGINT');
  child.process.kill('SIGTERM');
  await child.lineWith('stopping');
  child.process.kill('SIGUSR2');
  expect(await (await slow).text()).toBe('done');
  expect(await child.ended(), child.errors).toBe(0);

  // Behind a proxy it refuses connections, and answers what comes on those that are open.
  const again = await start({ TRUST_PROXY: '127.0.0.1' });
  await again.lineWith('ready on');
  const agent = new Agent({ keepAlive: true });
  await askOn(agent);
  again.process.kill('SIGTERM');
  await again.lineWith('stopping');
  await eventually(() => expect(askOn(new Agent())).rejects.toThrow('ECONNREFUSED'));
  expect(await askOn(agent)).toBe('close');
  expect(await again.ended(), again.errors).toBe(0);
});

test('a bad environment stops the start in one line', async () => {
  const child = await start({ PUBLIC_URL: 'https://lajur.example', OTP_ECHO: '1' });
  expect(await child.ended()).toBe(1);
  expect(child.errors).toMatch(/^lajur: OTP_ECHO is 1.*\n$/);
});
