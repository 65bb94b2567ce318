import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CodeToSend, DeliveryFailed } from './code-delivery.ts';
import { createCodeDelivery } from './create-code-delivery.ts';
import type { HttpSmsSettings, WhatsappCloudSettings } from './delivery-settings.ts';

/** A fake gateway that records requests and responds as configured. */
type Noted = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
let server: Server;
let address: string;
let noted: Noted[];
let answer: { status: number; body: string; location?: string };

beforeEach(async () => {
  noted = [];
  answer = { status: 200, body: '{}' };
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      noted.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      const headers = {
        'content-type': 'application/json',
        ...(answer.location && { location: answer.location }),
      };
      response.writeHead(answer.status, headers).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  address = `http://127.0.0.1:${isBound(bound) ? bound.port : 0}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

function isBound(bound: string | AddressInfo | null): bound is AddressInfo {
  return typeof bound === 'object' && bound !== null;
}

const code: CodeToSend = { mobile: '+6281234567890', code: '048213', language: 'id' };
const parts = { origin: 'https://lajur.example:8443', write: () => undefined };

test('console: the code is written, and the number is not', async () => {
  const lines: string[] = [];
  await createCodeDelivery({ kind: 'console' }, { ...parts, write: (line) => lines.push(line) }).send(code);
  expect(lines).toEqual(['one-time code 048213 for the number that ends in 890']);
});

const whatsapp = (): WhatsappCloudSettings => ({
  kind: 'whatsapp-cloud',
  apiUrl: `${address}/v23.0`,
  phoneNumberId: '106540352242922',
  token: 'EAAG-secret',
  template: 'kode_masuk',
});

test('WhatsApp: an authentication template with the code in its body and its button', async () => {
  answer.body = JSON.stringify({
    messaging_product: 'whatsapp',
    contacts: [{ input: '6281234567890', wa_id: '6281234567890' }],
    messages: [{ id: 'wamid.HBgLM', message_status: 'accepted' }],
  });
  await createCodeDelivery(whatsapp(), parts).send(code);
  const [request] = noted;
  expect(request).toMatchObject({
    method: 'POST',
    url: '/v23.0/106540352242922/messages',
    headers: { authorization: 'Bearer EAAG-secret', 'content-type': 'application/json' },
  });
  expect(JSON.parse(request?.body ?? '')).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '6281234567890',
    type: 'template',
    template: {
      name: 'kode_masuk',
      language: { code: 'id' },
      components: [
        { type: 'body', parameters: [{ type: 'text', text: '048213' }] },
        { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: '048213' }] },
      ],
    },
  });
});

test.each([
  [
    400,
    { error: { message: '(#131026) to +6281234567890', code: 131026, error_subcode: 2494010 } },
    '400, error 131026/2494010',
  ],
  [401, { error: { message: 'Bad token EAAG-secret', code: 190 } }, '401, error 190/0'],
  [500, 'not JSON', '500'],
  [200, { messages: [] }, '200'],
])('WhatsApp: %i %j is a failure without personal data', async (status, body, said) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  const failed = await createCodeDelivery(whatsapp(), parts)
    .send(code)
    .catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(DeliveryFailed);
  expect(String(failed)).toContain(`refused with status ${said}`);
  expect(String(failed)).not.toMatch(/81234567890|EAAG|048213/);
});

const sms = (changes: Partial<HttpSmsSettings> = {}): HttpSmsSettings => ({
  kind: 'http-sms',
  url: `${address}/send?key=k`,
  headers: { 'x-api-key': 'secret' },
  body: '{"to":"{mobile}","from":"LAJUR","text":"{message}"}',
  accepted: undefined,
  ...changes,
});

test('SMS: JSON with the message, and the line that browsers recognise', async () => {
  await createCodeDelivery(sms(), parts).send(code);
  const [request] = noted;
  expect(request).toMatchObject({
    method: 'POST',
    url: '/send?key=k',
    headers: { 'x-api-key': 'secret', 'content-type': 'application/json' },
  });
  const sent = JSON.parse(request?.body ?? '');
  expect(sent).toMatchObject({ to: '+6281234567890', from: 'LAJUR' });
  expect(sent.text).toMatch(/^048213 adalah kode Lajur[^\n]+\n\n@lajur\.example #048213$/);
});

test('SMS: a form, with the number without its plus', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
  const body = 'msisdn={number}&plus={mobile}&text={message}';
  await createCodeDelivery(sms({ headers, body }), parts).send({ ...code, language: 'en' });
  const sent = new URLSearchParams(noted[0]?.body);
  expect(sent.get('msisdn')).toBe('6281234567890');
  expect(sent.get('plus')).toBe('+6281234567890');
  expect(sent.get('text')).toMatch(/^048213 is your Lajur code[^\n]+\n\n@lajur\.example #048213$/);
});

test('SMS: a refusal, also one with status 200, and a redirect', async () => {
  const send = (changes: Partial<HttpSmsSettings> = {}) => createCodeDelivery(sms(changes), parts).send(code);
  answer = { status: 402, body: 'no credit for +6281234567890' };
  await expect(send()).rejects.toThrow(/^the SMS gateway refused with status 402$/);
  answer = { status: 200, body: '{"status":"error"}' };
  await expect(send({ accepted: '"ok"' })).rejects.toThrow(DeliveryFailed);
  answer = { status: 200, body: '{"status":"ok"}' };
  await expect(send({ accepted: '"ok"' })).resolves.toBeUndefined();
  answer = { status: 307, body: '', location: `${address}/elsewhere` };
  await expect(send()).rejects.toThrow(/did not answer/);
  expect(noted.map(({ url }) => url)).not.toContain('/elsewhere');
});

test('an unreachable gateway is a failure', async () => {
  const delivery = createCodeDelivery(sms({ url: 'http://127.0.0.1:9/' }), parts);
  await expect(delivery.send(code)).rejects.toThrow(/^the gateway did not answer: /);
});
