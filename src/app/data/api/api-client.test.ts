import { expect, test, vi } from 'vitest';
import { createApiClient } from './api-client.ts';
import { ApiError, ConnectionLost } from './api-error.ts';

const report = {
  id: '7',
  reason: 'other',
  details: 'Harga & plat=beda +1',
  clientId: 'c0ffee00-0000-4000-8000-000000000000',
} as const;

function clientAnswering(status: number, body: unknown) {
  const fetch = vi.fn(async (_path: string, _init?: { method: 'POST'; body: string }) => ({
    status,
    json: async () => body,
  }));
  return { client: createApiClient({ fetch, language: 'en' }), fetch };
}

test('a POST sends a form body, with the language in the address', async () => {
  const { client, fetch } = clientAnswering(200, {
    statusCode: 200,
    message: 'OK',
    data: { received: true },
  });
  expect(await client.post('report', report)).toEqual({ received: true });
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/api/v1/inventory/report?lang_code=en');
  expect(init).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(Object.fromEntries(new URLSearchParams(init?.body))).toEqual(report);
});

test('empty fields are left out of the form', async () => {
  const { client, fetch } = clientAnswering(200, {
    statusCode: 200,
    message: 'OK',
    data: { received: true },
  });
  await client.post('report', { ...report, details: '' });
  expect(new URLSearchParams(fetch.mock.calls[0]?.[1]?.body).has('details')).toBe(false);
});

test('a refused POST is reported with its fields', async () => {
  const { client } = clientAnswering(422, {
    statusCode: 422,
    code: 'validation_failed',
    message: 'Please check what you entered.',
    errors: { details: ['Too long.'] },
    requestId: 'r',
  });
  const refusal = client.post('report', report);
  await expect(refusal).rejects.toBeInstanceOf(ApiError);
  await expect(refusal).rejects.toMatchObject({
    code: 'validation_failed',
    fields: { details: ['Too long.'] },
  });
});

test('without a response the connection counts as lost', async () => {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const client = createApiClient({ fetch, language: 'id' });
  await expect(client.post('report', report)).rejects.toBeInstanceOf(ConnectionLost);
});
