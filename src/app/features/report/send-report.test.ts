import { afterEach, expect, test, vi } from 'vitest';
import { createApiClient } from '#app/data/api/api-client.ts';
import { sendReport } from './send-report.ts';

const report = {
  id: '7',
  reason: 'fraud',
  clientId: 'c0ffee00-0000-4000-8000-000000000000',
} as const;

function clientAnswering(status: number, body: unknown) {
  return createApiClient({ fetch: async () => ({ status, json: async () => body }), language: 'id' });
}

afterEach(() => {
  vi.useRealTimers();
});

test('an accepted report is sent', async () => {
  const api = clientAnswering(200, { statusCode: 200, message: 'OK', data: { received: true } });
  expect(await sendReport(api, report)).toEqual({ kind: 'sent' });
});

test('a refusal has the server’s words', async () => {
  const api = clientAnswering(429, {
    statusCode: 429,
    code: 'rate_limited',
    message: 'Terlalu sering.',
    errors: {},
    requestId: 'r',
  });
  expect(await sendReport(api, report)).toEqual({ kind: 'refused', message: 'Terlalu sering.' });
});

test('without a connection, or with one that never answers, it is offline', async () => {
  const broken = createApiClient({ fetch: () => Promise.reject(new TypeError('')), language: 'id' });
  expect(await sendReport(broken, report)).toEqual({ kind: 'offline' });

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const hanging = createApiClient({ fetch: () => new Promise(() => undefined), language: 'id' });
  const settled = vi.fn();
  void sendReport(hanging, report).then(settled);
  // The device's token is read before the time begins.
  while (settled.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(1000);
  expect(settled).toHaveBeenCalledWith({ kind: 'offline' });
});
