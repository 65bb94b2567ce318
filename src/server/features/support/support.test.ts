import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type Database, schema } from '#server/db/database.ts';
import { openOnce } from '#server/http/once.ts';
import { ownersOf } from '#server/session/principal.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { type Letter, MailFailed } from './mail/mail-delivery.ts';
import { mailWaiting } from './mail-job.ts';
import { createSupportMessageRepository } from './support-message.repository.ts';
import { createSupportMessageService } from './support-message.service.ts';

const { supportMessages, consents } = schema;
const sound = {
  topic: 'data',
  name: ' Sari Dewi ',
  email: 'Sari@Contoh.id',
  mobile: '0812 3456 7890',
  message: 'Tolong hapus\u0007 iklan lama saya.',
  consent: '2026-11-22',
};

describeEachEngine('messages to the site', (open, testOnce) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterEach(async () => {
    await database.orm.delete(supportMessages);
    await database.orm.delete(consents);
  });

  const start = () => {
    const messages = createSupportMessageRepository(database.orm);
    return { messages, service: createSupportMessageService({ messages, secret: 'x'.repeat(32) }) };
  };
  const principal = { account: undefined, deviceHash: 'd'.repeat(64) };
  async function take(
    { service }: ReturnType<typeof start>,
    change: Partial<typeof sound & { clientId: string }> = {},
    from: { deviceHash?: string; address?: string } = {},
  ) {
    const query = { ...sound, clientId: randomUUID(), ...change };
    const sender = { ...principal, deviceHash: from.deviceHash ?? principal.deviceHash };
    const { once } = await openOnce(database, {
      ...{
        clientId: query.clientId,
        endpoint: 'sendSupportMessage',
        owners: ownersOf(sender),
        language: 'id',
      },
    });
    return await service.take({
      ...{ query, once, principal: sender, address: from.address ?? '10.1.2.3', language: 'id' },
    });
  }
  const kept = () => database.orm.select().from(supportMessages).orderBy(supportMessages.id);

  test('are stored once, cleaned, without the sender’s address, and with the consent', async () => {
    const clientId = randomUUID();
    const parts = start();
    await Promise.all([take(parts, { clientId }), take(parts, { clientId }), take(parts, { clientId })]);
    const rows = await kept();
    expect(rows).toMatchObject([
      {
        name: 'Sari Dewi',
        email: 'sari@contoh.id',
        mobile: '+6281234567890',
        topic: 'data',
        owner: `device:${principal.deviceHash}`,
        mailedAt: null,
      },
    ]);
    expect(rows[0]?.message).toBe('Tolong hapus  iklan lama saya.');
    expect(JSON.stringify(rows)).not.toContain('10.1.2.3');
    expect(await database.orm.select().from(consents)).toMatchObject([{ version: sound.consent }]);
  });

  testOnce('name the problem of each field', async () => {
    await expect(take(start(), { name: '', email: '', mobile: '', message: 'x' })).rejects.toMatchObject({
      code: 'validation_failed',
      fields: { name: [expect.any(String)], email: [expect.any(String)], message: [expect.any(String)] },
    });
    expect(await kept()).toEqual([]);
  });

  test('are limited to five an hour from one device, and a repeated one is confirmed all the same', async () => {
    const parts = start();
    const clientId = randomUUID();
    await take(parts, { clientId });
    for (let more = 0; more < 4; more++) await take(parts);
    await expect(take(parts)).rejects.toMatchObject({ code: 'rate_limited' });
    await take(parts, { clientId });
    await take(parts, {}, { deviceHash: 'e'.repeat(64) });
    expect(await kept()).toHaveLength(6);
  });

  test('are mailed once, and wait where the mail server refuses them', async () => {
    const { messages, ...rest } = start();
    await take({ messages, ...rest });
    await take({ messages, ...rest }, { email: '' });
    const letters: Letter[] = [];
    const warnings: string[] = [];
    const mail = (isDown: boolean) =>
      mailWaiting({
        messages,
        mail: {
          async send(letter) {
            if (isDown) throw new MailFailed('the mail server did not take it (ETIMEDOUT)');
            letters.push(letter);
          },
        },
        onWarning: (line) => warnings.push(line),
      });
    await mail(true);
    expect((await kept()).map(({ mailedAt }) => mailedAt)).toEqual([null, null]);
    expect(warnings.join()).not.toMatch(/sari|0812|hapus/i);
    await Promise.all([mail(false), mail(false)]);
    await mail(false);
    expect(letters.map(({ replyTo }) => replyTo).sort()).toEqual([null, 'sari@contoh.id'].sort());
    expect(letters[0]?.subject).toMatch(/^\[Lajur\] data #\d+$/);
    expect(letters[0]?.text).toContain('Tolong hapus');
  });

  testOnce('wait for a mail server to be configured', async () => {
    const parts = start();
    await take(parts);
    await mailWaiting({ messages: parts.messages, mail: undefined, onWarning: () => undefined });
    expect(await kept()).toMatchObject([{ mailedAt: null }]);
  });
});
