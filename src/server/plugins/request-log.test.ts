import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { requestLog } from './request-log.ts';

async function lineOf(url: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'info', stream: { write: (line) => void lines.push(line) } } });
  requestLog(app);
  app.get('/*', async () => 'page');
  await app.inject({ url, headers, remoteAddress: '203.0.113.77' });
  await app.close();
  return lines.find((line) => line.includes('"path"')) ?? '';
}

test('the line of a page says where its visitor came from, without the visitor', async () => {
  const line = await lineOf('/mobil-bekas?q=0812345678&utm_source=radio&utm_term=3175064101900001&page=2', {
    referer: 'https://user:secret@search.example/find?q=private+words#top',
    'sec-ch-ua-mobile': '?1',
    cookie: 'auth._token.local=abc',
  });
  expect(JSON.parse(line)).toMatchObject({
    ...{ method: 'GET', path: '/mobil-bekas', status: 200, mobile: true },
    ...{ referer: 'https://search.example/find', utm: { source: 'radio' } },
  });
  expect(line).not.toMatch(/0812345678|3175064101900001|private|secret|abc|203\.0\.113/);
});

test.each(['081234567890', '0812-3456-7890', '+6281234567890', '0812%203456%207890'])(
  'a number in a source, a referer or an address is not logged: %s',
  async (number) => {
    const line = await lineOf(`/mobil-bekas/${number}?utm_source=${number}&utm_medium=radio`, {
      referer: `https://search.example/penjual/${number}/mobil`,
    });
    expect(line).not.toMatch(/1234|3456/);
    expect(JSON.parse(line)).toMatchObject({
      referer: 'https://search.example/penjual/•••/mobil',
      utm: { medium: 'radio' },
    });
  },
);

test('other lines have neither, nor what cannot be read', async () => {
  for (const url of ['/api/v1/site/settings?utm_source=radio', '/assets/entry.js?utm_source=radio'])
    expect(await lineOf(url, { referer: 'https://lajur.example/' })).not.toMatch(/referer|utm|radio/);
  expect(await lineOf('/?utm_source=', { referer: 'not an address' })).not.toMatch(/referer|utm/);
  expect(await lineOf('/', { referer: `https://a.example/${'x'.repeat(5000)}` })).toMatch(/x{280}/);
  expect((await lineOf('/', { referer: `https://a.example/${'x'.repeat(5000)}` })).length).toBeLessThan(800);
});
