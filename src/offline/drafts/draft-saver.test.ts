import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftSaver } from './draft-saver.ts';
import type { DraftChanges } from './drafts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function saverOf(answers: (DraftChanges | Error)[] = []) {
  const saved: DraftChanges[] = [];
  const journal = { write: vi.fn(), clear: vi.fn() };
  const saver = new DraftSaver<boolean>({
    async save(changes) {
      saved.push(changes);
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer === undefined;
    },
    onSaved: (isSafe) => isSafe,
    journal,
  });
  return { saver, saved, journal };
}

test('a change is saved after a pause, with the value before it', async () => {
  const { saver, saved } = saverOf();
  saver.change({ price: '1' }, { price: '0' });
  await vi.advanceTimersByTimeAsync(200);
  saver.change({ price: '12', name: 'S' }, { price: '1' });
  expect(saved).toEqual([]);
  await vi.advanceTimersByTimeAsync(299);
  expect(saved).toEqual([{ form: { price: '12', name: 'S' }, base: { price: '0', name: '' } }]);
  expect(saver.isDirty).toBe(false);
});

test('a page that hides notes the change at once and saves it', async () => {
  const { saver, saved, journal } = saverOf();
  saver.change({ price: '1' }, {});
  saver.hide();
  expect(journal.write).toHaveBeenCalledWith({ form: { price: '1' }, base: { price: '' } });
  await vi.advanceTimersByTimeAsync(0);
  expect(saved).toHaveLength(1);
  expect(journal.clear).toHaveBeenCalled();
});

test('a page that hides during a save notes that change as well: the write may not finish', async () => {
  const { saver, journal } = saverOf();
  saver.change({ price: '1', name: 'S' }, {});
  const saving = saver.flush();
  saver.change({ name: 'Sa' }, { name: 'S' });
  saver.hide();
  expect(journal.write).toHaveBeenCalledWith({
    form: { price: '1', name: 'Sa' },
    base: { price: '', name: '' },
  });
  await saving;
  await vi.advanceTimersByTimeAsync(0);
  expect(journal.clear).toHaveBeenCalled();
});

test('a failed save is repeated with the next one', async () => {
  const { saver, saved, journal } = saverOf([new Error('gone'), { form: {} }]);
  saver.change({ price: '1', name: 'a' }, { price: '0' });
  await saver.flush();
  expect(saver.isDirty).toBe(true);
  saver.change({ price: '2' }, { price: '1' });
  await saver.flush();
  expect(saver.isDirty).toBe(true);
  expect(journal.clear).not.toHaveBeenCalled();
  await saver.flush();
  expect(saved.at(-1)).toEqual({ form: { price: '2', name: 'a' }, base: { price: '0', name: '' } });
  expect(saver.isDirty).toBe(false);
});
