import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { deviceHeader } from '#contract/account/account.ts';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { startApi } from '#tests/support/api-app.ts';
import { newDeviceToken } from '#tests/support/sign-in.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

/* What a collector of OpenTelemetry receives; here it is a server of this process. */

const span = z.object({
  name: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
});
type Span = z.infer<typeof span>;
const batch = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({
        attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
      }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

const personal = ['81234567890', 'Budi Santoso', 'budi@example.com', 'avanza milik'];
const received: string[] = [];
let collector: Server;
let spans: Span[];
const open = onOneEngine();

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    received.push(await text(request));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const address = z.object({ port: z.number() }).parse(collector.address());
  const api = await startApi(await open(), {
    variables: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${address.port}/`,
      OTEL_SERVICE_NAME: 'lajur-of-tests',
    },
  });
  // Over a connection, where a body arrives later than its request.
  const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const list = await fetch(
    `${url}${endpointSchemas.listings.path}?q=${encodeURIComponent('avanza milik Budi Santoso')}`,
  );
  expect(list.status).toBe(200);
  const asked = await fetch(`${url}${endpointSchemas.otp.path}`, {
    method: 'POST',
    headers: { [deviceHeader]: newDeviceToken(), 'user-agent': 'Budi Santoso' },
    body: new URLSearchParams({ mobile: '0812 3456 7890', email: 'budi@example.com' }),
  });
  expect(asked.status).toBe(200);
  await api.close();
  spans = received.flatMap((body) =>
    batch
      .parse(JSON.parse(body))
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)),
  );
});
afterAll(() => void collector?.close());

const named = (name: string) => {
  const found = spans.find((each) => each.name === name);
  if (!found) throw new Error(`no span ${name} among ${spans.map((each) => each.name).join(', ')}`);
  return found;
};
const within = (parent: Span) =>
  spans.filter((each) => each.parentSpanId === parent.spanId).map((each) => each.name);

test('a request has a span with its questions to the index', () => {
  const list = named(`GET ${endpointSchemas.listings.path}`);
  expect(list.parentSpanId ?? '').toBe('');
  expect(list.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  expect(within(list)).toContain('index query');
  expect(received.join()).toContain('lajur-of-tests');
});

test('queries belong to their request, also after its body has arrived', () => {
  const children = within(named(`POST ${endpointSchemas.otp.path}`));
  expect(
    children.some((name) => /^(?:select|insert|delete|update) \w+$/.test(name)),
    children.join(),
  ).toBe(true);
});

test('no span repeats what a person wrote, nor the text or values of a query', () => {
  const all = received.join();
  expect(spans.length).toBeGreaterThan(5);
  for (const each of personal) expect(all).not.toContain(each);
  const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
  expect([...keys].sort()).toEqual([
    'db.query.summary',
    'db.system.name',
    'http.request.method',
    'http.response.status_code',
    'http.route',
    'lajur.request_id',
  ]);
});
