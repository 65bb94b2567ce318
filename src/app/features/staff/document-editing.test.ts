import { expect, test, vi } from 'vitest';
import { ApiError, ConnectionLost } from '#app/data/api/api-error.ts';
import { type ArticleContent, emptyArticle } from '#contract/articles/article-content.ts';
import type { ArticleDocument } from '#contract/articles/article-desk.schema.ts';
import { eventually } from '#tests/support/eventually.ts';
import { DocumentEditing } from './document-editing.ts';

const written = (author: string): ArticleContent => ({ ...emptyArticle, author });

/** A server with one document, and a device. */
function setUp(kept?: { revision: number; content: ArticleContent; editedAt: number }) {
  const versions: ArticleContent[] = [written('first')];
  let isOnline = true;
  let isHeard = true;
  const device: { row: typeof kept } = { row: kept };
  const article = (): ArticleDocument => ({
    ...{ id: '1', revision: versions.length, state: 'draft', publishAt: null, hasChanges: false },
    ...{ changedAt: new Date(0).toISOString(), changedBy: null, paths: null },
    content: versions.at(-1) ?? emptyArticle,
  });
  const save = vi.fn(async (content: ArticleContent, revision: number) => {
    if (!isOnline) throw new ConnectionLost('no answer');
    if (revision !== versions.length) throw new ApiError('conflict', 'changed');
    versions.push(content);
    if (!isHeard) throw new ConnectionLost('no answer');
    return article();
  });
  const editing = new DocumentEditing(
    {
      ...{ save, read: async () => article(), delayMs: 0, againMs: 0 },
      keep: async (row) => {
        device.row = { ...row };
        return true;
      },
      drop: async (editedAt) => {
        if (device.row?.editedAt === editedAt) device.row = undefined;
      },
    },
    { content: article().content, article: article() },
    kept,
  );
  const authors = () => versions.map(({ author }) => author);
  return {
    ...{ editing, device, save, versions, authors, article },
    setOnline: (is: boolean) => (isOnline = is),
    setHeard: (is: boolean) => (isHeard = is),
  };
}
const isSaved = (editing: DocumentEditing) => eventually(() => expect(editing.now.onServer).toBe('saved'));

test('a change is on the device at once and on the server soon; then the device needs no copy', async () => {
  const { editing, device, authors } = setUp();
  editing.change(written('second'));
  expect(editing.now.onServer).toBe('waiting');
  expect(device.row).toMatchObject({ revision: 1, content: { author: 'second' } });
  await isSaved(editing);
  expect(authors()).toEqual(['first', 'second']);
  await eventually(() => expect(device.row).toBeUndefined());
});

test('without a connection it stays on the device, and is sent once there is one', async () => {
  const { editing, device, authors, setOnline } = setUp();
  setOnline(false);
  editing.change(written('second'));
  await eventually(() => expect(editing.now.onServer).toBe('offline'));
  expect(device.row?.content.author).toBe('second');
  setOnline(true);
  await isSaved(editing);
  expect(authors()).toEqual(['first', 'second']);
});

test('what was typed while a save was under way is saved too', async () => {
  const { editing, authors, device } = setUp();
  editing.change(written('second'));
  const sent = editing.flush();
  editing.change(written('third'));
  await sent;
  await isSaved(editing);
  expect(authors()).toEqual(['first', 'second', 'third']);
  await eventually(() => expect(device.row).toBeUndefined());
});

test('a killed page’s changes are taken up by the next one', async () => {
  const { editing, authors } = setUp({ revision: 1, content: written('kept'), editedAt: 5 });
  expect(editing.now.content.author).toBe('kept');
  await isSaved(editing);
  expect(authors()).toEqual(['first', 'kept']);
});

test.each(['mine', 'theirs'] as const)(
  'changes of two editors: choosing %s leaves both in the history',
  async (choice) => {
    const { editing, versions, authors, device } = setUp();
    versions.push(written('theirs'));
    editing.change(written('mine'));
    await eventually(() => expect(editing.now.onServer).toBe('conflict'));
    expect(editing.now.theirs?.content.author).toBe('theirs');
    // Going on typing neither sends nor loses anything.
    editing.change(written('mine too'));
    expect(editing.now.onServer).toBe('conflict');
    expect(await editing.settle(choice)).toBe(true);
    expect(editing.now.content.author).toBe({ mine: 'mine too', theirs: 'theirs' }[choice]);
    expect(authors()).toEqual(['first', 'theirs', 'mine too'].concat(choice === 'theirs' ? ['theirs'] : []));
    await eventually(() => expect(device.row).toBeUndefined());
  },
);

test('a conflict cannot be settled without a connection, and stays', async () => {
  const { editing, versions, setOnline } = setUp();
  versions.push(written('theirs'));
  editing.change(written('mine'));
  await eventually(() => expect(editing.now.onServer).toBe('conflict'));
  setOnline(false);
  expect(await editing.settle('theirs')).toBe(false);
  expect(editing.now.content.author).toBe('mine');
});

test('changes of a device that was away meet those of others', () => {
  const { editing } = setUp({ revision: 0, content: written('kept'), editedAt: 5 });
  expect(editing.now).toMatchObject({ onServer: 'conflict', content: { author: 'kept' } });
});

test('a save whose answer was lost is no other editor’s, also when more was typed since', async () => {
  const { editing, authors, device, setHeard } = setUp();
  setHeard(false);
  editing.change(written('second'));
  const sent = editing.flush();
  editing.change(written('third'));
  await sent;
  expect(editing.now.onServer).toBe('offline');
  setHeard(true);
  await isSaved(editing);
  expect(authors()).toEqual(['first', 'second', 'third']);
  await eventually(() => expect(device.row).toBeUndefined());
});

test('a step taken elsewhere, as by the clock, is no version to choose', async () => {
  const { editing, versions, authors } = setUp();
  versions.push(written('first'));
  editing.change(written('second'));
  await isSaved(editing);
  expect(authors()).toEqual(['first', 'first', 'second']);
});

test('a step comes after the save under way, and before what is typed during it', async () => {
  const { editing, versions, authors, article } = setUp();
  editing.change(written('second'));
  const sending = editing.flush();
  const outcome = await editing.step(async ({ revision }) => {
    expect([revision, authors()]).toEqual([2, ['first', 'second']]);
    editing.change(written('third'));
    const saving = editing.flush();
    versions.push(written('second'));
    await Promise.race([saving, new Promise((resolve) => setTimeout(resolve))]);
    expect(authors()).toEqual(['first', 'second', 'second']);
    return article();
  });
  await sending;
  expect(outcome).toBe('done');
  await isSaved(editing);
  expect(authors()).toEqual(['first', 'second', 'second', 'third']);
});

test('no step is taken while the server does not have the last changes', async () => {
  const { editing, setOnline } = setUp();
  setOnline(false);
  editing.change(written('second'));
  expect(await editing.step(() => Promise.reject(new Error('not run')))).toBe('unsaved');
});
