import { describe, expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './env.ts';

/** Further requirements of production. */
const production = {
  OTP_SECRET: 'x'.repeat(32),
  KTP_SECRET: 'y'.repeat(32),
  VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url'),
  OTP_DELIVERY: 'http-sms',
  SMS_URL: 'https://sms.example/send',
  SMS_BODY: '{"to":"{mobile}","text":"{message}"}',
};

const form = '{"Content-Type":"application/x-www-form-urlencoded"}';

describe('readEnvironment', () => {
  test('has a default for everything, and treats empty strings as unset', () => {
    const defaults = {
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      dataDirectory: './data',
      databaseUrl: undefined,
      databaseReadUrls: [],
      databaseConnections: 10,
      workers: 1,
      demoListings: 2000,
      otpEcho: false,
      otpSecret: undefined,
      ktpSecret: undefined,
      otpDelivery: { kind: 'console' },
      readsOfAddress: 600,
      logLevel: 'info',
      trustProxy: [],
      serviceWorker: true,
      payments: { kind: 'sandbox' },
      tracking: { sample: 100 },
      isProduction: false,
    };
    expect(readEnvironment({})).toEqual(defaults);
    expect(
      readEnvironment({ PORT: '', PUBLIC_URL: ' ', DATABASE_URL: '', OTP_ECHO: '', TRUST_PROXY: '' }),
    ).toEqual(defaults);
  });

  test('reads what is set', () => {
    expect(
      readEnvironment({
        PORT: '8080',
        HOST: '::1',
        DATA_DIR: '/srv/lajur',
        DATABASE_URL: 'postgresql://lajur@db/lajur',
        DATABASE_READ_URL: 'postgres://one/lajur, postgres://two/lajur',
        DEMO_LISTINGS: '0',
        OTP_ECHO: '1',
        OTP_SECRET: ` ${'geheim'.repeat(6)} `,
        OTP_DELIVERY: 'whatsapp-cloud',
        WHATSAPP_API_URL: 'https://graph.example/v24.0/',
        WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
        WHATSAPP_TOKEN: 'EAAG',
        WHATSAPP_TEMPLATE: 'kode_masuk',
        LOG_LEVEL: 'debug',
        TRUST_PROXY: '10.0.0.0/8, 2001:db8::/32,192.0.2.1',
        SERVICE_WORKER: 'off',
        WORKERS: '3',
        EVENT_SAMPLE: '20',
        EVENT_CONSENT: '1',
        EVENT_COLLECTOR: 'https://events.example/batch?key=a',
        TAG_MANAGER_ID: 'GTM-AB12CD3',
        ADSENSE_CLIENT: 'ca-pub-1234567890123456',
        ADSENSE_SLOT: '1234567890',
      }),
    ).toEqual({
      port: 8080,
      host: '::1',
      publicUrl: 'http://[::1]:8080',
      dataDirectory: '/srv/lajur',
      databaseUrl: 'postgresql://lajur@db/lajur',
      databaseReadUrls: ['postgres://one/lajur', 'postgres://two/lajur'],
      databaseConnections: 10,
      workers: 3,
      demoListings: 0,
      otpEcho: true,
      otpSecret: 'geheim'.repeat(6),
      otpDelivery: {
        kind: 'whatsapp-cloud',
        apiUrl: 'https://graph.example/v24.0',
        phoneNumberId: '106540352242922',
        token: 'EAAG',
        template: 'kode_masuk',
      },
      readsOfAddress: 600,
      logLevel: 'debug',
      trustProxy: ['10.0.0.0/8', '2001:db8::/32', '192.0.2.1'],
      serviceWorker: false,
      payments: { kind: 'sandbox' },
      tracking: {
        ...{ sample: 20, needsConsent: true, collector: 'https://events.example/batch?key=a' },
        ...{ tagManager: 'GTM-AB12CD3', ads: { client: 'ca-pub-1234567890123456', slot: '1234567890' } },
      },
      isProduction: false,
    });
  });

  test.each([
    [{}, false],
    [{ HOST: 'localhost' }, false],
    [{ HOST: '127.8.8.8' }, false],
    [{ HOST: '0:0:0:0:0:0:0:1' }, false],
    [{ PUBLIC_URL: 'http://localhost:3000/' }, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ HOST: '::' }, true],
    [{ PUBLIC_URL: 'https://lajur.example' }, true],
    [{ PUBLIC_URL: 'http://127.0.0.1.lajur.example' }, true],
    [{ HOST: '192.168.1.4', PUBLIC_URL: 'http://localhost:3000' }, true],
  ])('%j is production: %s', (source, isProduction) => {
    expect(readEnvironment({ ...production, ...source }).isProduction).toBe(isProduction);
  });

  test('PUBLIC_URL is kept as an origin', () => {
    const { publicUrl } = readEnvironment({ ...production, PUBLIC_URL: 'HTTPS://Lajur.Example:443/' });
    expect(publicUrl).toBe('https://lajur.example');
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['HOST', 'http://localhost'],
    ['PUBLIC_URL', 'lajur.example'],
    ['PUBLIC_URL', 'ftp://lajur.example'],
    ['PUBLIC_URL', 'https://lajur.example/mobil'],
    ['DATABASE_URL', 'mysql://db/lajur'],
    ['DEMO_LISTINGS', '-1'],
    ['DEMO_LISTINGS', '1000001'],
    ['OTP_ECHO', 'yes'],
    ['OTP_SECRET', 'terlalu pendek'],
    ['KTP_SECRET', 'terlalu pendek'],
    ['VAPID_PRIVATE_KEY', 'terlalu pendek'],
    ['VAPID_PRIVATE_KEY', Buffer.alloc(32).toString('base64url')],
    ['VAPID_SUBJECT', 'operator'],
    ['NEWS_DELIVERY', 'pigeon'],
    ['WHATSAPP_NEWS_TEMPLATE', 'Kabar Baru'],
    ['MAIL_TO', 'operator'],
    ['EVENT_SAMPLE', '101'],
    ['EVENT_SAMPLE', '-1'],
    ['EVENT_COLLECTOR', 'http://events.example'],
    ['EVENT_CONSENT', 'yes'],
    ['TAG_MANAGER_ID', "GTM-AB12CD3'"],
    ['ADSENSE_CLIENT', 'pub-1'],
    ['ADSENSE_SLOT', '12; script-src *'],
    ['MAIL_SMTP_URL', 'mail.example'],
    ['MAIL_HTTP_URL', 'smtp://mail.example'],
    ['OTP_DELIVERY', 'pigeon'],
    ['WHATSAPP_API_URL', 'graph.facebook.com'],
    ['WHATSAPP_PHONE_NUMBER_ID', '+62812'],
    ['WHATSAPP_TOKEN', 'a\nb'],
    ['WHATSAPP_TEMPLATE', 'Kode Masuk'],
    ['SMS_URL', 'ftp://sms.example'],
    ['SMS_HEADERS', 'Authorization: x'],
    ['SMS_HEADERS', '{"Authorization":"a\\nb"}'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,,10.0.0.2'],
    ['TRUST_PROXY', 'proxy.example'],
    ['SERVICE_WORKER', '1'],
    ['PAYMENT_PROVIDER', 'cash'],
    ['XENDIT_API_URL', 'api.xendit.co'],
    ['MIDTRANS_SERVER_KEY', 'a\nb'],
  ])('%s=%s is refused in one line that names it', (name, value) => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(new RegExp(`^${name} is [^\\n]*: expected [^\\n]+\\.$`));
  });

  test.each([
    ['DATABASE_URL', 'mysql://lajur:rahasia@db/lajur'],
    ['OTP_SECRET', 'rahasia'],
    ['KTP_SECRET', 'rahasia'],
    ['VAPID_PRIVATE_KEY', 'rahasia'],
    ['MAIL_SMTP_URL', 'rahasia'],
    ['WHATSAPP_TOKEN', 'rahasia\n'],
    ['SMS_URL', 'rahasia'],
    ['SMS_HEADERS', '{"Authorization":rahasia}'],
    ['XENDIT_SECRET_KEY', 'rahasia\n'],
  ])('never repeats what may be secret in %s', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(/^(?!.*rahasia).*$/);
  });

  test.each([
    ['WHATSAPP_PHONE_NUMBER_ID', { OTP_DELIVERY: 'whatsapp-cloud' }],
    ['WHATSAPP_TOKEN', { OTP_DELIVERY: 'whatsapp-cloud', WHATSAPP_PHONE_NUMBER_ID: '1' }],
    [
      'WHATSAPP_TEMPLATE',
      { OTP_DELIVERY: 'whatsapp-cloud', WHATSAPP_PHONE_NUMBER_ID: '1', WHATSAPP_TOKEN: 'x' },
    ],
    ['SMS_URL', { OTP_DELIVERY: 'http-sms' }],
    ['SMS_BODY', { OTP_DELIVERY: 'http-sms', SMS_URL: 'https://sms.example' }],
    ['SMS_URL', { NEWS_DELIVERY: 'http-sms' }],
    [
      'WHATSAPP_NEWS_TEMPLATE',
      {
        NEWS_DELIVERY: 'whatsapp-cloud',
        WHATSAPP_PHONE_NUMBER_ID: '1',
        WHATSAPP_TOKEN: 'x',
        WHATSAPP_TEMPLATE: 'a',
      },
    ],
  ])('%s is required by the delivery that needs it', (name, source) => {
    expect(() => readEnvironment(source)).toThrow(new RegExp(`^${name} is missing: expected [^\\n]+\\.$`));
  });

  test.each([
    ['MAIL_TO', { MAIL_SMTP_URL: 'smtps://mail.example' }],
    ['MAIL_FROM', { MAIL_SMTP_URL: 'smtps://mail.example', MAIL_TO: 'a@lajur.example' }],
    [
      'MAIL_HTTP_BODY',
      { MAIL_HTTP_URL: 'https://mail.example', MAIL_TO: 'a@lajur.example', MAIL_FROM: 'b@lajur.example' },
    ],
  ])('%s is required by the way mail is sent', (name, source) => {
    expect(() => readEnvironment(source)).toThrow(new RegExp(`^${name} is missing: expected [^\\n]+\\.$`));
  });

  test.each([
    ['MIDTRANS_SERVER_KEY', { PAYMENT_PROVIDER: 'midtrans' }],
    ['XENDIT_SECRET_KEY', { PAYMENT_PROVIDER: 'xendit' }],
    ['XENDIT_CALLBACK_TOKEN', { PAYMENT_PROVIDER: 'xendit', XENDIT_SECRET_KEY: 'x' }],
  ])('%s is required by the payment provider that needs it', (name, source) => {
    expect(() => readEnvironment(source)).toThrow(new RegExp(`^${name} is missing: expected [^\\n]+\\.$`));
  });

  test('in production nothing is paid unless a provider is set, and never in the sandbox', () => {
    expect(readEnvironment({ ...production, HOST: '0.0.0.0' }).payments).toEqual({ kind: 'none' });
    const read = () => readEnvironment({ ...production, HOST: '0.0.0.0', PAYMENT_PROVIDER: 'sandbox' });
    expect(read).toThrow(/^PAYMENT_PROVIDER is sandbox[^\n]*\.$/);
    const keys = {
      PAYMENT_PROVIDER: 'midtrans',
      MIDTRANS_SERVER_KEY: 'k',
      MIDTRANS_API_URL: 'https://a.example/',
    };
    expect(readEnvironment({ ...production, ...keys, HOST: '0.0.0.0' }).payments).toEqual({
      ...{ kind: 'midtrans', serverKey: 'k', snapUrl: 'https://app.midtrans.com' },
      apiUrl: 'https://a.example',
    });
  });

  test('an SMS gateway is described by its address, headers and body', () => {
    const read = (source: Readonly<Record<string, string>>) =>
      readEnvironment({ ...production, ...source }).otpDelivery;
    expect(read({ SMS_HEADERS: '{"X-Key":"k"}', SMS_ACCEPTED: '"ok"' })).toEqual({
      kind: 'http-sms',
      url: production.SMS_URL,
      headers: { 'x-key': 'k' },
      body: production.SMS_BODY,
      accepted: '"ok"',
    });
    expect(read({ SMS_BODY: 'a={number}&b={message}', SMS_HEADERS: form })).toMatchObject({
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    for (const SMS_BODY of [
      '{}',
      '{"to":"{mobile}"}',
      '{"text":"{message}"}',
      '{"a":{mobile},"b":{message}}',
    ])
      expect(() => read({ SMS_BODY })).toThrow(/^SMS_BODY cannot be used: expected .*\.$/);
    expect(() => read({ SMS_HEADERS: '{"Content-Type":"text/xml"}' })).toThrow(
      /^SMS_BODY cannot .*SMS_HEADERS\.$/,
    );
  });

  describe.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://lajur.example' }])('with %j', (source) => {
    test.each([
      ['OTP_ECHO', { OTP_ECHO: '1' }],
      ['OTP_DELIVERY', { OTP_DELIVERY: 'console' }],
      ['OTP_DELIVERY', { OTP_DELIVERY: '' }],
      ['OTP_SECRET', { OTP_SECRET: '' }],
      ['KTP_SECRET', { KTP_SECRET: '' }],
      ['VAPID_PRIVATE_KEY', { VAPID_PRIVATE_KEY: '' }],
      ['NEWS_DELIVERY', { NEWS_DELIVERY: 'console' }],
    ])('%s is refused as %j', (name, change) => {
      expect(() => readEnvironment({ ...production, ...source, ...change })).toThrow(
        new RegExp(`^${name} is [^\\n]*: expected [^\\n]* not loopback\\.$`),
      );
    });

    test('it starts with everything that production requires', () => {
      expect(readEnvironment({ ...production, ...source })).toMatchObject({
        isProduction: true,
        otpEcho: false,
        otpSecret: production.OTP_SECRET,
        ktpSecret: production.KTP_SECRET,
      });
    });
  });

  test('a bucket for photos is configured completely or not at all', () => {
    const bucket = {
      S3_ENDPOINT: 'https://s3.ap-southeast-3.amazonaws.com',
      S3_BUCKET: 'foto-mobil',
      S3_ACCESS_KEY_ID: 'kunci',
      S3_SECRET_ACCESS_KEY: 'rahasia',
    };
    expect(readEnvironment({}).photoBucket).toBeUndefined();
    expect(readEnvironment({ ...bucket, S3_REGION: 'ap-southeast-3' }).photoBucket).toEqual({
      endpoint: bucket.S3_ENDPOINT,
      bucket: 'foto-mobil',
      region: 'ap-southeast-3',
      accessKeyId: 'kunci',
      secretAccessKey: 'rahasia',
    });
    for (const missing of Object.keys(bucket)) {
      const line = `${missing} is missing: expected it beside the other S3_… variables.`;
      expect(() => readEnvironment({ ...bucket, [missing]: '' })).toThrow(line);
    }
    expect(() => readEnvironment({ ...bucket, S3_BUCKET: 'Foto Mobil' })).toThrow('S3_BUCKET is');
  });
});
