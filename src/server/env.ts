import net from 'node:net';
import os from 'node:os';
import * as z from 'zod';
import type { Tracking } from '#contract/site/navigation.ts';
import { type DeliverySettings, deliveryKinds } from './delivery/delivery-settings.ts';
import { readDelivery } from './delivery/delivery-variables.ts';
import { headersVariable, keyVariable } from './delivery/header-variables.ts';
import { newsDeliveryKinds, readNewsDelivery } from './delivery/message-variables.ts';
import { isVapidPrivateKey } from './features/notifications/vapid-keys.ts';
import { type PaymentSettings, paymentProviders } from './features/payments/shared/payment-settings.ts';
import { readPayments } from './features/payments/shared/payment-variables.ts';
import type { MailSettings } from './features/support/mail/mail-settings.ts';
import { mailSecrets, mailVariables, readMail } from './features/support/mail/mail-variables.ts';
import type { BucketOptions } from './photo-store/photo-bucket.ts';
import { secretLength } from './process/kept-secret.ts';
import { StartUpError } from './process/start-up-error.ts';
import { readTracking, trackingVariables } from './tracking-variables.ts';

export class EnvironmentError extends StartUpError {
  override readonly name = 'EnvironmentError';
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

function wholeNumber(lowest: number, highest: number) {
  const accepted = `a whole number from ${lowest} to ${highest}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, accepted)
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest, accepted);
}

function oneOf<const Value extends string>(values: readonly Value[]) {
  return z.enum(values, { error: `one of ${values.join(', ')}` });
}

function url(protocols: RegExp, accepted: string) {
  return z.string().refine((value) => URL.canParse(value) && protocols.test(new URL(value).protocol), {
    error: accepted,
    // The next checks assume a valid URL.
    abort: true,
  });
}

/** The address of an API, without its trailing slash. */
const addressLike = (example: string) =>
  url(/^https?:$/, `an address such as ${example}`).transform((value) => value.replace(/\/+$/, ''));
const apiAddress = (usual: string) => addressLike(usual).default(usual);

const publicUrl = url(/^https?:$/, 'an address such as https://lajur.example, without a path')
  .refine((value) => {
    const { pathname, search, hash, username } = new URL(value);
    return `${pathname}${search}${hash}${username}` === '/';
  }, 'an address such as https://lajur.example, without a path')
  .transform((value) => new URL(value).origin);

function isAddressOrRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const family = net.isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

const proxies = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.every(isAddressOrRange),
    'IP addresses or ranges (10.0.0.0/8), separated by commas',
  );

const secret = z
  .string()
  .transform((value) => value.trim())
  .refine((value) => value.length >= secretLength, `at least ${secretLength} random characters`);

/** Each variable's message completes "NAME is …: expected …". Unset and empty variables get their default. */
const variables = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, 'a host name or an IP address without brackets or port')
    .default('127.0.0.1'),
  PUBLIC_URL: publicUrl.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(
    /^postgres(ql)?:$/,
    'an address such as postgres://user:password@host:5432/lajur',
  ).optional(),
  DATABASE_DIRECT_URL: url(
    /^postgres(ql)?:$/,
    'an address such as postgres://user:password@host:5432/lajur',
  ).optional(),
  DATABASE_READ_URL: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine(
      (urls) => urls.every((each) => URL.canParse(each) && /^postgres(ql)?:$/.test(new URL(each).protocol)),
      'addresses such as postgres://user:password@host:5432/lajur, separated by commas',
    )
    .optional(),
  DATABASE_POOL: wholeNumber(2, 1000).default(10),
  WORKERS: wholeNumber(1, 64).optional(),
  DEMO_LISTINGS: wholeNumber(0, 1_000_000).default(2000),
  OTP_ECHO: oneOf(['0', '1']).default('0'),
  OTP_SECRET: secret.optional(),
  OPERATOR_TOKEN: secret.optional(),
  KTP_SECRET: secret.optional(),
  OTP_DELIVERY: oneOf(deliveryKinds).default('console'),
  WHATSAPP_API_URL: apiAddress('https://graph.facebook.com/v23.0'),
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d{1,30}$/, 'the digits of an id')
    .optional(),
  WHATSAPP_TOKEN: keyVariable.optional(),
  WHATSAPP_TEMPLATE: z
    .string()
    .regex(/^[a-z0-9_]{1,512}$/, "a template's name: lower-case letters, digits and underscores")
    .optional(),
  SMS_URL: url(/^https?:$/, 'an address such as https://sms.example/send').optional(),
  SMS_HEADERS: headersVariable.default({}),
  SMS_BODY: z.string().optional(),
  SMS_ACCEPTED: z.string().optional(),
  S3_ENDPOINT: url(/^https?:$/, 'an address such as https://s3.ap-southeast-3.amazonaws.com').optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "a bucket's name: lower-case letters, digits, dots, hyphens")
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'a region such as ap-southeast-3')
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: keyVariable.optional(),
  S3_SECRET_ACCESS_KEY: keyVariable.optional(),
  PAYMENT_PROVIDER: oneOf(paymentProviders).optional(),
  MIDTRANS_SERVER_KEY: keyVariable.optional(),
  MIDTRANS_SNAP_URL: apiAddress('https://app.midtrans.com'),
  MIDTRANS_API_URL: apiAddress('https://api.midtrans.com'),
  XENDIT_SECRET_KEY: keyVariable.optional(),
  XENDIT_CALLBACK_TOKEN: keyVariable.optional(),
  XENDIT_API_URL: apiAddress('https://api.xendit.co'),
  READS_OF_ADDRESS: wholeNumber(10, 10_000_000).default(600),
  LOG_LEVEL: oneOf(logLevels).default('info'),
  TRUST_PROXY: proxies.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: addressLike('http://127.0.0.1:4318').optional(),
  OTEL_SERVICE_NAME: z.string().max(100, 'a short name').default('lajur'),
  SERVICE_WORKER: oneOf(['on', 'off']).default('on'),
  NEWS_DELIVERY: oneOf(newsDeliveryKinds).default('none'),
  WHATSAPP_NEWS_TEMPLATE: z
    .string()
    .regex(/^[a-z0-9_]{1,512}$/, "a template's name: lower-case letters, digits and underscores")
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .trim()
    .refine(isVapidPrivateKey, 'the private half of a VAPID key: 32 bytes as base64url')
    .optional(),
  VAPID_SUBJECT: url(/^(?:mailto|https):$/, 'mailto:somebody@lajur.example or an https address').optional(),
  ...mailVariables,
  ...trackingVariables,
});

/** Variables that may contain a secret, whose value is never repeated in a message. */
const secrets: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'OTP_SECRET',
  'OPERATOR_TOKEN',
  'KTP_SECRET',
  'WHATSAPP_TOKEN',
  // Gateways take keys in any of these.
  'SMS_URL',
  'SMS_HEADERS',
  'SMS_BODY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'MIDTRANS_SERVER_KEY',
  'XENDIT_SECRET_KEY',
  'XENDIT_CALLBACK_TOKEN',
  'VAPID_PRIVATE_KEY',
  ...mailSecrets,
]);

export interface Environment {
  readonly port: number;
  readonly host: string;
  /** The site's public origin, without trailing slash. */
  readonly publicUrl: string;
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  /** The same database without a pooler in between; undefined: `databaseUrl`. */
  readonly databaseDirectUrl: string | undefined;
  /** Replicas of the database. */
  readonly databaseReadUrls: readonly string[];
  /** Connections to PostgreSQL, and to each replica, of each process. */
  readonly databaseConnections: number;
  /** Number of processes; always 1 with the embedded database. */
  readonly workers: number;
  readonly demoListings: number;
  /** Whether pages show one-time codes. */
  readonly otpEcho: boolean;
  /** Key for the hashes of one-time codes; undefined if it is generated (kept-secret.ts). */
  readonly otpSecret: string | undefined;
  /** Grants access to `/metrics` and `/api/openapi.json` in production; undefined: nobody has access. */
  readonly operatorToken: string | undefined;
  /** Key that encrypts national ids and hashes leads' addresses; generated like `otpSecret`. */
  readonly ktpSecret: string | undefined;
  /** Delivery of one-time codes. */
  readonly otpDelivery: DeliverySettings;
  /** The bucket for uploaded photos; undefined if they are files in the data directory. */
  readonly photoBucket: BucketOptions | undefined;
  /** Public answers and pages computed for one address in ten seconds; those from memory do not count. */
  readonly readsOfAddress: number;
  readonly logLevel: (typeof logLevels)[number];
  /** Addresses and ranges whose forwarded headers are trusted; none by default. */
  readonly trustProxy: readonly string[];
  /** Where spans go and under which name; undefined: there are none. */
  readonly traces: { readonly endpoint: string; readonly serviceName: string } | undefined;
  /** If off, installed workers are told to remove themselves. */
  readonly serviceWorker: boolean;
  /** The VAPID key; undefined if it is generated. */
  readonly pushKey: string | undefined;
  /** The operator's contact for push services; undefined: the site's own address. */
  readonly pushSubject: string | undefined;
  /** Delivery of messages to telephone numbers; undefined if disabled. */
  readonly newsDelivery: DeliverySettings | undefined;
  /** Delivery of messages to the site by mail; undefined if they are only stored. */
  readonly mail: MailSettings | undefined;
  /** What is counted, and scripts of others. */
  readonly tracking: Tracking;
  /** How bookings are paid. */
  readonly payments: PaymentSettings;
  /** Whether `PUBLIC_URL` or `HOST` is not loopback. */
  readonly isProduction: boolean;
}

/** Reads the environment once at start. Fails with one line that names the variable. */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) throw new EnvironmentError(lineOf(parsed.error, given));
  const values = parsed.data;
  const publicUrl = values.PUBLIC_URL ?? `http://${hostInUrl(values.HOST)}:${values.PORT}`;
  const isProduction = !isLoopback(values.HOST) || !isLoopback(new URL(publicUrl).hostname);
  const delivery = readDelivery(values);
  if ('problem' in delivery) throw new EnvironmentError(delivery.problem);
  const news = readNewsDelivery(values);
  if ('problem' in news) throw new EnvironmentError(news.problem);
  const mail = readMail(values);
  if ('problem' in mail) throw new EnvironmentError(mail.problem);
  const payments = readPayments(values, isProduction);
  if ('problem' in payments) throw new EnvironmentError(payments.problem);
  const tracking = readTracking(values);
  if ('problem' in tracking) throw new EnvironmentError(tracking.problem);
  const refusal = isProduction ? refusalInProduction(values) : undefined;
  if (refusal) throw new EnvironmentError(`${refusal} where PUBLIC_URL or HOST is not loopback.`);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataDirectory: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseReadUrls: values.DATABASE_READ_URL ?? [],
    databaseConnections: values.DATABASE_POOL,
    workers: values.DATABASE_URL === undefined ? 1 : (values.WORKERS ?? usualWorkers()),
    demoListings: values.DEMO_LISTINGS,
    otpEcho: values.OTP_ECHO === '1',
    otpSecret: values.OTP_SECRET,
    operatorToken: values.OPERATOR_TOKEN,
    ktpSecret: values.KTP_SECRET,
    otpDelivery: delivery.settings,
    photoBucket: readBucket(values),
    readsOfAddress: values.READS_OF_ADDRESS,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY ?? [],
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: values.OTEL_SERVICE_NAME }
      : undefined,
    serviceWorker: values.SERVICE_WORKER === 'on',
    pushKey: values.VAPID_PRIVATE_KEY,
    pushSubject: values.VAPID_SUBJECT,
    newsDelivery: news.settings,
    mail: mail.settings,
    tracking: tracking.settings,
    payments: payments.settings,
    isProduction,
  };
}

/** One for each core; more than eight are a decision, since each takes memory and connections. */
function usualWorkers(): number {
  return Math.min(os.availableParallelism(), 8);
}

/** A bucket is configured completely or not at all. */
function readBucket(values: z.output<typeof variables>): BucketOptions | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION: region } = values;
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  if (Object.values(needed).every((value) => value === undefined)) return undefined;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    const missing = Object.entries(needed).find(([, value]) => value === undefined)?.[0];
    throw new EnvironmentError(`${missing} is missing: expected it beside the other S3_… variables.`);
  }
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/** Rejects settings that are only allowed on loopback (docs/product.md#production). */
function refusalInProduction(values: z.output<typeof variables>): string | undefined {
  if (values.OTP_ECHO === '1')
    return 'OTP_ECHO is 1, which shows one-time codes on the page: expected 0 or nothing';
  if (values.OTP_DELIVERY === 'console')
    return 'OTP_DELIVERY is console, which sends no one-time code: expected whatsapp-cloud or http-sms';
  if (values.OTP_SECRET === undefined)
    return `OTP_SECRET is missing: expected at least ${secretLength} random characters (openssl rand -base64 32)`;
  if (values.KTP_SECRET === undefined)
    return `KTP_SECRET is missing: expected at least ${secretLength} random characters (openssl rand -base64 32)`;
  if (values.NEWS_DELIVERY === 'console')
    return 'NEWS_DELIVERY is console, which sends no news: expected none, whatsapp-cloud or http-sms';
  if (values.VAPID_PRIVATE_KEY === undefined)
    return 'VAPID_PRIVATE_KEY is missing: expected 32 random bytes as base64url (npx web-push generate-vapid-keys)';
  return undefined;
}

function lineOf(error: z.ZodError, given: Readonly<Record<string, string | undefined>>): string {
  const issue = error.issues[0];
  const name = String(issue?.path[0] ?? 'The environment');
  const value = secrets.has(name) ? 'not understood' : JSON.stringify(given[name]?.slice(0, 100));
  return `${name} is ${value}: expected ${issue?.message ?? 'something else'}.`;
}

/** An IPv6 address has brackets in a URL. */
function hostInUrl(host: string): string {
  return net.isIPv6(host) ? `[${host}]` : host;
}

function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (net.isIPv4(bare)) return bare.startsWith('127.');
  // A URL normalises an IPv6 address to its short form.
  if (net.isIPv6(bare)) return new URL(`http://[${bare}]`).hostname === '[::1]';
  return bare === 'localhost' || bare.endsWith('.localhost');
}
