import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runStages } from '../../scripts/test/run-tests.mjs';

type Wish = {
  readonly after?: readonly string[];
  /** The stage that has to begin before this one ends. */
  readonly meets?: string;
  readonly fails?: boolean;
};

/** Runs stages that note when they begin and end. @returns these notes in order */
async function notesOf(
  stages: Readonly<Record<string, readonly [group: string, Wish?]>>,
  cores = 2,
): Promise<string[]> {
  const before = process.exitCode;
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => {
    process.exitCode = before;
    written.mockRestore();
  });
  const notes = join(mkdtempSync(join(tmpdir(), 'lajur-stages-')), 'notes');
  appendFileSync(notes, '');
  const made = Object.entries(stages).map(([name, [group, { after, meets, fails = false } = {}]]) => {
    const script = `
      const { appendFileSync, readFileSync } = require('node:fs');
      const note = (text) => appendFileSync(${JSON.stringify(notes)}, text + '\\n');
      const has = (text) => readFileSync(${JSON.stringify(notes)}, 'utf8').includes(text);
      const end = () => {
        if (${JSON.stringify(meets ?? '')} && !has(${JSON.stringify(`${meets} begins`)})) return setTimeout(end, 20);
        note('${name} ends');
        process.exit(${fails ? 1 : 0});
      };
      note('${name} begins');
      end();`;
    const command = () => ({ command: process.execPath, args: ['-e', script] });
    return { name, group, title: name, command, ...(after ? { after } : {}) };
  });
  await runStages(made, { passed: 0, failed: 0, skipped: 0 }, new AbortController().signal, cores);
  return readFileSync(notes, 'utf8').trim().split('\n');
}

test('stages of a group run at the same time, and the next group after all of them', async () => {
  const notes = await notesOf({
    one: ['first', { meets: 'other' }],
    other: ['first', { meets: 'one' }],
    last: ['second'],
  });
  expect(notes.slice(0, 2).sort()).toEqual(['one begins', 'other begins']);
  expect(notes.slice(4)).toEqual(['last begins', 'last ends']);
});

test('on one core stages run one after the other', async () => {
  const notes = await notesOf({ one: ['first'], other: ['first'] }, 1);
  expect(notes).toEqual(['one begins', 'one ends', 'other begins', 'other ends']);
});

test('a stage waits for those of its group that it needs', async () => {
  const notes = await notesOf({
    tests: ['first', { meets: 'size' }],
    build: ['first'],
    size: ['first', { after: ['build'] }],
  });
  expect(notes.indexOf('size begins')).toBeGreaterThan(notes.indexOf('build ends'));
});

test('after a failure the rest of its group ends, but not what needs it, and no other group begins', async () => {
  const notes = await notesOf({
    build: ['first', { fails: true }],
    tests: ['first'],
    size: ['first', { after: ['build'] }],
    last: ['second'],
  });
  expect(notes.sort()).toEqual(['build begins', 'build ends', 'tests begins', 'tests ends']);
});

test('failed tests are named once more at the end, a stage that counts none by its own name', async () => {
  const before = process.exitCode;
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => {
    process.exitCode = before;
    written.mockRestore();
  });
  const fail = { command: () => ({ command: process.execPath, args: ['-e', 'process.exit(1)'] }) };
  const stages = [
    { ...fail, name: 'size', group: 'first', title: 'Size' },
    {
      ...{ ...fail, name: 'server', group: 'first', title: 'Server' },
      count: async () => ({ passed: 1, failed: 1, skipped: 0, failures: ['a.test.ts: adds'] }),
    },
  ];
  await runStages(stages, { passed: 0, failed: 0, skipped: 0 }, new AbortController().signal, 2);
  const text = written.mock.calls.map(([chunk]) => chunk).join('');
  expect(text.slice(text.indexOf('Failed:'))).toMatch(/^Failed:\n {2}size\n {2}server: a\.test\.ts: adds\n/);
});
