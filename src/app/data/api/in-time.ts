import { ConnectionLost } from './api-error.ts';

/** After this many milliseconds without an answer a change counts as failed. */
const patienceMs = 20_000;

/** A time limit for changes that a person waits for. @throws ConnectionLost where it takes too long */
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
