import { expect, it } from 'vitest';
import { createSemaphore, waitingTasks } from './semaphore.ts';

it('runs at most the allowed number at once, in order, and survives a failing task', async () => {
  const inTurn = createSemaphore(2, 'of a test');
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const task = (index: number) =>
    inTurn(async () => {
      started.push(index);
      running++;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running--;
      if (index === 3) throw new Error('failed');
      return index;
    });
  const all = Promise.allSettled(Array.from({ length: 9 }, (_, index) => task(index)));
  expect(waitingTasks.get('of a test')).toBe(7);
  const results = await all;
  expect(waitingTasks.get('of a test')).toBe(0);
  expect(most).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(results.map((result) => result.status).filter((status) => status === 'rejected')).toHaveLength(1);
  expect(running).toBe(0);
});
