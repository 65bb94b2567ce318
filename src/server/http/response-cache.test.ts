import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ResponseCache } from './response-cache.ts';
import { StoredResponse } from './stored-response.ts';

const megabyte = 1024 * 1024;
const answerOf = (text: string) => new StoredResponse(text);

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
function bytesInUse(): number {
  // Otherwise the second measurement would include the first one's buffers.
  collectGarbage();
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

describe('ResponseCache', () => {
  test('30,000 calls with long keys and tiny answers stay within its bound', () => {
    const most = 8 * megabyte;
    const before = bytesInUse();
    const cache = new ResponseCache(most);
    for (let call = 0; call < 30_000; call++)
      cache.set(`["lastSearch","id",[["searches","${call}${'x'.repeat(3900)}"]]]`, answerOf('[]'), 0);
    expect(cache.bytes).toBeLessThanOrEqual(most);
    expect(bytesInUse() - before).toBeLessThan(most);
    // Keeps the cache referenced until here.
    expect(cache.get('none')).toBeUndefined();
  });

  test('answers and their compressed forms stay within its bound', async () => {
    const most = 8 * megabyte;
    const before = bytesInUse();
    const cache = new ResponseCache(most);
    for (let call = 0; call < 1500; call++) {
      const answer = answerOf(`${call} ${'Toyota Avanza 2019 Bandung '.repeat(400)}`);
      cache.set(String(call), answer, 0);
      await answer.encoded('br');
      await answer.encoded('gzip');
    }
    expect(bytesInUse() - before).toBeLessThan(most);
    expect(cache.get('1499')).toBeDefined();
    expect(cache.get('0')).toBeUndefined();
  });

  test('an answer computed before a change is not cached after it', () => {
    const cache = new ResponseCache(megabyte);
    const { version } = cache;
    cache.set('kept', answerOf('1'), version);
    cache.clear();
    cache.set('late', answerOf('2'), version);
    expect(cache.get('kept')).toBeUndefined();
    expect(cache.get('late')).toBeUndefined();
  });

  describe('as time goes by', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
      vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
    });
    afterEach(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    });

    test('expired answers take no memory, even if they are not asked for', async () => {
      const cache = new ResponseCache(megabyte);
      cache.set('first', answerOf('1'), 0);
      await vi.advanceTimersByTimeAsync(40_000);
      cache.set('second', answerOf('2'), 0);
      await vi.advanceTimersByTimeAsync(30_000);
      expect(cache.get('first')).toBeUndefined();
      expect(cache.get('second')).toBeDefined();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(cache.bytes).toBe(0);
    });
  });
});
