import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http';
import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createMailDelivery } from './create-mail-delivery.ts';
import { MailFailed } from './mail-delivery.ts';

const letter = {
  subject: '[Lajur] ad #7',
  text: 'Sari "Dewi" (sari@contoh.id)\n\nIklan saya belum tayang.\n.\nTerima kasih',
  replyTo: 'sari@contoh.id',
};
const ends = { from: 'situs@lajur.example', to: 'bantuan@lajur.example' };

const open: { close(done: () => void): unknown }[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await new Promise<void>((resolve) => server.close(resolve));
});
async function portOf(server: Server): Promise<number> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A minimal mail server (RFC 5321). */
async function mailServer({ refuses = false } = {}) {
  const said: string[] = [];
  let data = '';
  const server = createServer((socket) => {
    let isData = false;
    let rest = '';
    socket.write('220 mail.test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      rest += bytes.toString('utf8');
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (isData) {
          if (line === '.') {
            isData = false;
            socket.write(refuses ? '554 no sari@contoh.id here\r\n' : '250 taken\r\n');
          } else data += `${line}\n`;
          continue;
        }
        said.push(line);
        isData = line === 'DATA';
        socket.write(isData ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  const port = await portOf(server);
  return { url: `smtp://127.0.0.1:${port}`, said, data: () => data };
}

test('a mail server gets the mail, with reply-to', async () => {
  const server = await mailServer();
  await createMailDelivery({ kind: 'smtp', url: server.url, ...ends }).send(letter);
  expect(server.said).toEqual(
    expect.arrayContaining([`MAIL FROM:<${ends.from}>`, `RCPT TO:<${ends.to}>`, 'DATA']),
  );
  expect(server.data()).toMatch(/^Subject: \[Lajur\] ad #7$/m);
  expect(server.data()).toMatch(/^Reply-To: sari@contoh\.id$/m);
  // A single dot on a line is doubled, and does not end the mail.
  expect(server.data()).toContain('\n..\n');
});

test('nothing in a message becomes a header', async () => {
  const server = await mailServer();
  await createMailDelivery({ kind: 'smtp', url: server.url, ...ends }).send({
    ...letter,
    subject: 'Halo\r\nBcc: semua@contoh.id',
    replyTo: 'sari@contoh.id\r\nBcc: semua@contoh.id',
  });
  expect(server.data()).not.toMatch(/^Bcc:/im);
  expect(server.said.filter((line) => line.startsWith('RCPT'))).toEqual([`RCPT TO:<${ends.to}>`]);
});

test('a mail server that refuses, or is unreachable, fails without personal data', async () => {
  const { url } = await mailServer({ refuses: true });
  const refused = createMailDelivery({ kind: 'smtp', url, ...ends }).send(letter);
  await expect(refused).rejects.toThrow(MailFailed);
  await expect(refused).rejects.toThrow(/^(?!.*sari)/);
  await expect(
    createMailDelivery({ kind: 'smtp', url: 'smtp://127.0.0.1:9', ...ends }).send(letter),
  ).rejects.toThrow(MailFailed);
});

test('a service gets the mail as the template says', async () => {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  let status = 202;
  const server = createHttpServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(status).end();
    });
  });
  const delivery = createMailDelivery({
    kind: 'http',
    url: `http://127.0.0.1:${await portOf(server)}/send`,
    headers: { authorization: 'Bearer rahasia' },
    body: '{"from":"{from}","to":["{to}"],"reply_to":"{replyTo}","subject":"{subject}","text":"{text}"}',
    ...ends,
  });
  await delivery.send(letter);
  expect(received[0]?.headers).toMatchObject({
    authorization: 'Bearer rahasia',
    'content-type': 'application/json',
  });
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    from: ends.from,
    to: [ends.to],
    reply_to: letter.replyTo,
    subject: letter.subject,
    text: letter.text,
  });
  status = 500;
  await expect(delivery.send(letter)).rejects.toThrow('the mail service refused with status 500');
});
