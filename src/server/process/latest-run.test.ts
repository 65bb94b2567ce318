import { expect, test } from 'vitest';
import { latestRun } from './latest-run.ts';

/** Work whose runs end when they are told to. */
function controlled() {
  const ends: { resolve(): void; reject(error: Error): void }[] = [];
  const ask = latestRun(
    () =>
      new Promise<void>((resolve, reject) => {
        ends.push({ resolve, reject });
      }),
  );
  return { ask, ends };
}
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('callers before a run starts share it; later ones share the next', async () => {
  const { ask, ends } = controlled();
  const first = [ask(), ask()];
  await turn();
  expect(ends).toHaveLength(1);
  let isSecondDone = false;
  const second = [ask(), ask()].map((run) =>
    run.then(() => {
      isSecondDone = true;
    }),
  );
  await turn();
  expect(ends).toHaveLength(1);
  ends[0]?.resolve();
  await Promise.all(first);
  await turn();
  expect(ends).toHaveLength(2);
  expect(isSecondDone).toBe(false);
  ends[1]?.resolve();
  await Promise.all(second);
});

test('a failed run fails for its callers, and the next one runs', async () => {
  const { ask, ends } = controlled();
  const failing = ask();
  await turn();
  const next = ask();
  ends[0]?.reject(new Error('on purpose'));
  await expect(failing).rejects.toThrow('on purpose');
  await turn();
  ends[1]?.resolve();
  await next;
});
