import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DeliveryFailed } from './code-delivery.ts';
import { createMessageDelivery } from './create-message-delivery.ts';

const news = {
  mobile: '+6281234567890',
  title: 'Penawaran baru',
  body: 'Rp 150 Juta: Toyota "Avanza"',
  address: 'https://lajur.example/myaccount/my-offer',
  language: 'id',
} as const;

let server: Server;
let address: string;
let noted: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[];
let answer: { status: number; body: string };
beforeEach(async () => {
  noted = [];
  answer = { status: 200, body: '{"status":"ok"}' };
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      noted.push({ url: request.url, headers: request.headers, body });
      response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('no port');
  address = `http://127.0.0.1:${at.port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const refuse = () => {
  throw new Error('nothing is to be written');
};

test('WhatsApp’s Cloud API gets the template with its three placeholders', async () => {
  answer.body = '{"messages":[{"id":"wamid.HBgLM"}]}';
  const settings = { kind: 'whatsapp-cloud', apiUrl: address, phoneNumberId: '10', token: 'EAAG' } as const;
  const delivery = createMessageDelivery({ ...settings, template: 'kabar' }, refuse);
  await delivery.send(news);
  expect(noted[0]).toMatchObject({ url: '/10/messages', headers: { authorization: 'Bearer EAAG' } });
  expect(JSON.parse(noted[0]?.body ?? '')).toMatchObject({
    to: '6281234567890',
    template: {
      name: 'kabar',
      language: { code: 'id' },
      components: [
        {
          type: 'body',
          parameters: [{ text: news.title }, { text: news.body }, { text: news.address }],
        },
      ],
    },
  });
  answer = { status: 400, body: '{"error":{"message":"+6281234567890 is no number"}}' };
  await expect(delivery.send(news)).rejects.toThrow(/^(?!.*6281234567890)WhatsApp.* 400$/);
});

test('an SMS gateway gets one escaped line', async () => {
  const body = '{"to":"{mobile}","text":"{message}"}';
  const settings = { kind: 'http-sms', url: address, headers: { 'x-key': 'k' }, body } as const;
  const delivery = createMessageDelivery({ ...settings, accepted: '"ok"' }, refuse);
  await delivery.send(news);
  expect(noted[0]?.headers).toMatchObject({ 'x-key': 'k', 'content-type': 'application/json' });
  expect(JSON.parse(noted[0]?.body ?? '')).toEqual({
    to: news.mobile,
    text: `Lajur: ${news.title}. ${news.body}. ${news.address}`,
  });
  answer = { status: 200, body: '{"status":"no credit"}' };
  await expect(delivery.send(news)).rejects.toThrow(DeliveryFailed);
});

test('the console prints that there is a message, without its recipient', async () => {
  const lines: string[] = [];
  await createMessageDelivery({ kind: 'console' }, (line) => lines.push(line)).send(news);
  expect(lines).toEqual(['news for the number that ends in 890: Penawaran baru']);
  expect(noted).toEqual([]);
});
