import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { homeAnswer } from '#tests/support/home-answer.ts';
import { createApiClient } from './api-client.ts';
import { ResponseCache } from './response-cache.ts';
import { ApiProvider, useApi } from './use-api.tsx';

function Count() {
  return useApi('home', {}).data?.totalCount ?? 'nothing';
}

async function rendered(totalCount: number): Promise<string> {
  const data = homeAnswer(totalCount);
  const fetch = async () => ({ status: 200, json: async () => ({ statusCode: 200, message: 'OK', data }) });
  const cache = new ResponseCache({ api: createApiClient({ fetch, language: 'id' }) });
  const page = (
    <ApiProvider cache={cache}>
      <Count />
    </ApiProvider>
  );
  expect(renderToString(page)).toBe('nothing');
  await cache.get('home', {});
  return renderToString(page);
}

test('the server renders each request from its own answers', async () => {
  expect(await rendered(1)).toBe('1');
  expect(await rendered(2)).toBe('2');
});
