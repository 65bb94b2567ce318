import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deviceHeader } from '#contract/account/account.ts';
import { consentVersion } from '#contract/account/consent.ts';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { queuedPaths } from '#contract/api/outbox-paths.ts';
import { staffCommand } from '#server/features/staff/staff-command.ts';
import { callControl } from '#server/process/control-socket.ts';
import { writeStubBuild } from '#tests/support/api-app.ts';
import { Child } from '#tests/support/child-process.ts';
import { prepareDataDirectory } from '#tests/support/pglite-template.ts';
import { newDeviceToken } from '#tests/support/sign-in.ts';
import { freePort } from '../../scripts/setup/free-port.mjs';

/*
 * The national id leaks nowhere: a whole server with full logging gets ids in every way a person or client might send
 * one; then its answers, its log and every file it left are searched for each id. The device's stores are checked in
 * send-lead.test.ts.
 */

type Fields = Readonly<Record<string, string>>;
type Person = { readonly headers: Fields; readonly mobile: string };
type Answer = {
  readonly what: string;
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
};

let directory: string;
let dataDirectory: string;
let origin: string;
let server: Child;
let logged: Promise<string>;
const answers: Answer[] = [];
const sent: string[] = [];

/** A new one each time, so that a finding tells which way it took. */
function newKtp(): string {
  const ktp = `3174092112900${String(sent.length + 101).padStart(3, '0')}`;
  sent.push(ktp);
  return ktp;
}

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'lajur-national-id-'));
  dataDirectory = path.join(directory, 'data');
  await prepareDataDirectory(dataDirectory);
  await writeStubBuild(path.join(directory, 'dist'));
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = await Child.start('tests/server/children/run-whole-server.ts', [path.join(directory, 'dist')], {
    DATA_DIR: dataDirectory,
    PORT: String(port),
    LOG_LEVEL: 'trace',
    OTP_ECHO: '1',
  });
  await server.lineWith('ready on');
  logged = allLines();
});
afterAll(async () => {
  await server?.end('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

/** Read continuously, or the server would block on a full pipe. */
async function allLines(): Promise<string> {
  const lines: string[] = [];
  for (let line = await server.line(); line !== undefined; line = await server.line()) lines.push(line);
  return lines.join('\n');
}

async function call(what: string, address: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(origin + address, { redirect: 'manual', ...init });
  const answer = { what, status: response.status, text: await response.text(), headers: response.headers };
  answers.push(answer);
  return answer;
}

const form = (who: Person, address: string, fields: Fields, what = address) =>
  call(what, address, { method: 'POST', headers: who.headers, body: new URLSearchParams(fields) });
const body = (who: Person, address: string, text: string, type = 'application/json', more: Fields = {}) =>
  call(address, address, {
    method: 'POST',
    headers: { ...who.headers, 'content-type': type, ...more },
    body: text,
  });

async function newPerson(mobile: string, isSignedIn = true): Promise<Person> {
  const headers = { [deviceHeader]: newDeviceToken() };
  const guest = { headers, mobile };
  if (!isSignedIn) return guest;
  const asked = await form(guest, endpointSchemas.otp.path, { mobile });
  const { code } = JSON.parse(asked.text).data;
  const { text } = await form(guest, endpointSchemas.login.path, { mobile, otp: code });
  return { mobile, headers: { ...headers, authorization: `Bearer ${JSON.parse(text).data.authKey}` } };
}

const loan = (who: Person, changes: Fields = {}): Record<string, string> => ({
  ...{ name: 'Sari', mobile: who.mobile, consent: consentVersion, clientId: randomUUID() },
  ...{ price: '150000000', downPayment: '37500000', months: '36' },
  ...changes,
});

/** An id as it may have been written: plain, in groups, and in encodings that a log might use. */
function formsOf(ktp: string): string[] {
  const groups = [' ', '-', '.', '+', '%20'].map((between) => (ktp.match(/..../g) ?? []).join(between));
  const bytes = Buffer.from(ktp);
  return [ktp, ...groups, bytes.toString('base64'), bytes.toString('hex')];
}

/** How every id begins in each form: whole groups of four, and of three bytes in base64. */
const beginnings = formsOf('317409211290');

/** Nearly every text has not even their beginning: looking for that first saves four fifths of the test. */
function foundIn(text: string): string[] {
  if (!beginnings.some((beginning) => text.includes(beginning))) return [];
  return sent.filter((ktp) => formsOf(ktp).some((one) => text.includes(one)));
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

test('the national id appears in no answer, no log and no file, however it comes and whatever goes wrong', async () => {
  const { saveFinanceLead, saveLead, saveInsuranceLead, sendSupportMessage } = queuedPaths;
  const guest = await newPerson('081200000001', false);
  const user = await newPerson('081200000002');
  const staff = await newPerson('081200000003');
  const granted = { command: 'grant', mobile: '+6281200000003', scope: 'staff' };
  expect(await callControl(dataDirectory, staffCommand, granted)).toMatchObject({ held: true });

  // Valid: plain, in groups, as JSON, as a number, and once more as a repetition.
  const grouped = (between: string) => (newKtp().match(/..../g) ?? []).join(between);
  const first = loan(guest, { ktp: newKtp() });
  for (const fields of [
    first,
    { ...first, ktp: newKtp() },
    loan(guest, { ktp: grouped(' ') }),
    loan(guest, { ktp: grouped('-') }),
  ])
    expect((await form(guest, saveFinanceLead, fields)).status).toBe(200);
  expect((await body(user, saveFinanceLead, JSON.stringify(loan(user, { ktp: newKtp() })))).status).toBe(200);
  const asNumber = { ...loan(user), ktp: Number(newKtp()) };
  expect((await body(user, saveFinanceLead, JSON.stringify(asNumber))).status).toBe(200);

  // Invalid: in the address, at the wrong endpoint, in the wrong field, beside other errors.
  const inQuery = new URLSearchParams(loan(guest, { ktp: newKtp() }));
  await call('in the query', `${saveFinanceLead}?${inQuery}`, { method: 'POST', headers: guest.headers });
  for (const method of ['GET', 'PUT', 'DELETE'])
    await call(method, `${saveFinanceLead}?${new URLSearchParams({ ktp: newKtp() })}`, { method });
  await call('a page', `/mobil-bekas/uc-finance-lead?ktp=${newKtp()}`, {});
  await call('nowhere', `/api/nowhere?ktp=${newKtp()}`, {});
  const contact = { ...loan(guest), id: '1', kind: 'contact', message: 'Masih ada?', ktp: newKtp() };
  expect((await form(guest, saveLead, contact)).status).toBe(200);
  await form(guest, saveInsuranceLead, { ...loan(guest), cover: 'total-loss', ktp: newKtp() });
  await form(guest, sendSupportMessage, { ...loan(guest), topic: 'ad', message: 'Halo.', ktp: newKtp() });
  for (const text of [newKtp(), grouped(' '), `NIK ${grouped('.')} ya`]) {
    const words = { ...loan(guest), id: '1', kind: 'contact', topic: 'ad', message: text };
    for (const address of [saveLead, saveFinanceLead, sendSupportMessage])
      expect((await form(guest, address, words)).status).toBe(422);
  }
  const wrong: Fields[] = [
    { mobile: 'x' },
    { consent: 'x' },
    { clientId: 'x' },
    { price: '1' },
    { id: '999999' },
    { lang_code: 'xx' },
    { host: 'x' },
    { cityId: '999999' },
    { 'ktp[]': newKtp() },
  ];
  for (const changes of wrong)
    expect((await form(guest, saveFinanceLead, loan(guest, { ktp: newKtp(), ...changes }))).status).not.toBe(
      200,
    );
  for (const ktp of [newKtp().repeat(4), newKtp().slice(0, 15), `${newKtp()}x`])
    expect((await form(guest, saveFinanceLead, loan(guest, { ktp }))).status).not.toBe(200);
  await form(guest, saveFinanceLead, loan(guest, { mobile: newKtp(), name: newKtp(), months: newKtp() }));
  await body(guest, saveFinanceLead, `{"ktp":"${newKtp()}",}`);
  await body(guest, saveFinanceLead, `["${newKtp()}"]`);
  await body(guest, saveFinanceLead, `ktp=${newKtp()}`, 'text/plain');
  await body(
    guest,
    saveFinanceLead,
    `ktp=${newKtp()}&fill=${'x'.repeat(300_000)}`,
    'application/x-www-form-urlencoded',
  );
  await body(guest, saveFinanceLead, JSON.stringify({ ktp: newKtp() }), 'application/json', {
    origin: 'https://elsewhere.example',
  });
  await body(
    { ...user, headers: { ...user.headers, authorization: `Bearer ${newKtp()}` } },
    saveFinanceLead,
    '{}',
  );

  // In the texts of an ad, a report, a profile (every text of every endpoint: bad-input.test.ts).
  for (const text of [newKtp(), grouped(' '), `NIK ${grouped(' - ')} ya`]) {
    const ad = { ...loan(user), cityId: '1', brandId: '1', makeYear: '2019', price: '150000000' };
    expect((await form(user, endpointSchemas.createListing.path, { ...ad, description: text })).status).toBe(
      422,
    );
    const report = { id: '1', reason: 'fraud', clientId: randomUUID(), details: text };
    expect((await form(guest, endpointSchemas.report.path, report)).status).toBe(422);
    const asked = { scope: 'dealer', company: 'Maju Motor', note: text };
    expect((await form(user, endpointSchemas.requestScope.path, asked)).status).toBe(422);
  }

  // While the database fails, before and after the lead is written.
  await callControl(dataDirectory, 'leads', false);
  expect((await form(guest, saveFinanceLead, loan(guest, { ktp: newKtp() }))).status).toBe(500);
  const named = loan(guest, { ktp: newKtp(), name: newKtp() });
  expect((await form(guest, saveFinanceLead, named)).status).toBe(422);
  await callControl(dataDirectory, 'leads', true);

  // And beyond the daily limit.
  let last = 0;
  for (let turn = 0; turn < 12; turn += 1)
    last = (await form(user, saveFinanceLead, loan(user, { ktp: newKtp() }))).status;
  expect(last).toBe(429);

  // Readers see at most its last four digits.
  const before = answers.length;
  for (const who of [guest, user, staff])
    for (const [name, { path: address }] of Object.entries(endpointSchemas)) {
      if (name === 'deleteAccount' || name === 'logout' || name === 'endOtherSessions') continue;
      await call(`${name} by GET`, address, { headers: who.headers });
      await form(who, address, { id: '1', clientId: randomUUID() }, `${name} by POST`);
    }
  const read = await form(staff, endpointSchemas.sellerLeads.path, {});
  expect(JSON.parse(read.text).data.items.length).toBeGreaterThan(5);
  expect(read.text).toContain('•••• •••• •••• ');
  const copy = await form(user, endpointSchemas.exportData.path, {});
  expect(JSON.parse(copy.text).data.kept.requests[0]).toMatchObject({ hasNationalId: true });
  await form(staff, endpointSchemas.exportData.path, {});
  expect(answers.length).toBeGreaterThan(before + 400);

  const shown = answers.flatMap(({ what, text, headers }) => {
    const found = foundIn(`${text}\n${JSON.stringify([...headers])}`);
    return found.length > 0 ? [`${what}: ${found.join()}`] : [];
  });
  expect(shown).toEqual([]);
  // No proxy caches an answer about a loan request.
  const kept = answers.filter(
    ({ what, headers }) =>
      (what === saveFinanceLead || what === endpointSchemas.sellerLeads.path) &&
      headers.get('cache-control') !== 'private, no-store',
  );
  expect(kept.map(({ what, status }) => [what, status])).toEqual([]);

  expect(await server.end('SIGTERM')).toBe(0);
  const log = `${await logged}\n${server.errors}`;
  expect(log).toContain(saveFinanceLead);
  expect(log).toContain('request failed');
  expect(foundIn(log)).toEqual([]);

  // Proves that the search works: an id in each of its forms, and the text typed beside it.
  for (const one of formsOf(sent[0] ?? '')) expect(foundIn(`[${one}]`)).toEqual([sent[0]]);
  const files = await filesIn(dataDirectory);
  expect(files.length).toBeGreaterThan(100);
  const leaking: string[] = [];
  let naming = 0;
  // Byte by byte, binary content included.
  for (const file of files) {
    const text = await readFile(file, 'latin1');
    if (text.includes('Sari')) naming += 1;
    if (foundIn(text).length > 0) leaking.push(path.relative(dataDirectory, file));
  }
  expect(leaking).toEqual([]);
  expect(naming).toBeGreaterThan(0);
});
