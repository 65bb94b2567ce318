import { performance } from 'node:perf_hooks';

export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [
    sorted[sorted.length % 2 === 0 ? middle - 1 : middle],
    sorted[middle],
  ];
  return (low + high) / 2;
}

export function percentile(figures: readonly number[], percent: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
}

/** Time of each task in milliseconds, one after the other. */
export async function timesOf<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<number[]> {
  const times: number[] = [];
  for (const item of items) {
    const start = performance.now();
    await work(item);
    times.push(performance.now() - start);
  }
  return times;
}

export function report(name: string, times: readonly number[], limit?: number): void {
  const middle = median(times);
  const slowest = Math.max(...times);
  const verdict = limit === undefined ? '' : middle <= limit ? `  within ${limit} ms` : `  OVER ${limit} ms`;
  process.stdout.write(
    `${name.padEnd(44)} median ${middle.toFixed(1).padStart(7)} ms  slowest ${slowest.toFixed(1).padStart(7)} ms  of ${times.length}${verdict}\n`,
  );
}
