import { ConnectionLost } from './api-error.ts';

/** Time limit for a change, in milliseconds. */
const patienceMs = 20_000;

/**
 * Applies the time limit to a change the user waits for.
 * @throws ConnectionLost after the limit
 */
export async function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ConnectionLost('no answer in time')), patienceMs);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
