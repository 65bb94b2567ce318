const waitingByName = new Map<string, number>();
/** Number of tasks in this process that wait for their turn, by the name of their semaphore. */
export const waitingTasks: ReadonlyMap<string, number> = waitingByName;

export const countWaiting = (name: string, change: number): void =>
  void waitingByName.set(name, (waitingByName.get(name) ?? 0) + change);

/**
 * A semaphore: runs at most `limit` tasks at once; others wait in order.
 * @param name in metrics
 */
export function createSemaphore(limit: number, name: string): <T>(task: () => Promise<T>) => Promise<T> {
  countWaiting(name, 0);
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= limit) {
      countWaiting(name, 1);
      await new Promise<void>((resolve) => waiting.push(resolve));
      countWaiting(name, -1);
    } else running++;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
