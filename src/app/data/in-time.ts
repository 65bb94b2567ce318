import { ConnectionLost } from './api-error.ts';

/** After this long without an answer the connection counts as lost, in milliseconds. */
const patienceMs = 20_000;

/** What somebody waits for with a button pressed. @throws ConnectionLost where it takes too long */
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
