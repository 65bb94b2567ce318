import net from 'node:net';
import * as z from 'zod';
import { StartUpError } from './start-up-error.ts';

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
    // What follows may take it for a URL.
    abort: true,
  });
}

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

/**
 * Each variable's message completes "NAME is …: expected …". A default stands where the variable is
 * unset or empty.
 */
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
  DEMO_LISTINGS: wholeNumber(0, 1_000_000).default(2000),
  OTP_ECHO: oneOf(['0', '1']).default('0'),
  LOG_LEVEL: oneOf(logLevels).default('info'),
  TRUST_PROXY: proxies.optional(),
  SERVICE_WORKER: oneOf(['on', 'off']).default('on'),
});

/** Variables whose value may hold a secret and is never repeated in a message. */
const secrets: ReadonlySet<string> = new Set(['DATABASE_URL']);

export interface Environment {
  readonly port: number;
  readonly host: string;
  /** The origin that visitors see, without a slash at its end. */
  readonly publicUrl: string;
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  readonly demoListings: number;
  /** Whether a page shows the one-time code itself. */
  readonly otpEcho: boolean;
  readonly logLevel: (typeof logLevels)[number];
  /** Addresses and ranges whose forwarded headers are believed; none by default. */
  readonly trustProxy: readonly string[];
  /** Off, the worker of earlier visits is told to remove itself. */
  readonly serviceWorker: boolean;
  /** Reachable by others: `PUBLIC_URL` or `HOST` is not loopback. */
  readonly isProduction: boolean;
}

/** Reads the environment once, at the start. Fails with one line that names the variable. */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) throw new EnvironmentError(lineOf(parsed.error, given));
  const values = parsed.data;
  const publicUrl = values.PUBLIC_URL ?? `http://${hostInUrl(values.HOST)}:${values.PORT}`;
  const isProduction = !isLoopback(values.HOST) || !isLoopback(new URL(publicUrl).hostname);
  if (isProduction && values.OTP_ECHO === '1') {
    throw new EnvironmentError(
      'OTP_ECHO is 1, which shows one-time codes to anybody: expected 0 or nothing where PUBLIC_URL or HOST is not loopback.',
    );
  }
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataDirectory: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    demoListings: values.DEMO_LISTINGS,
    otpEcho: values.OTP_ECHO === '1',
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY ?? [],
    serviceWorker: values.SERVICE_WORKER === 'on',
    isProduction,
  };
}

function lineOf(error: z.ZodError, given: Readonly<Record<string, string | undefined>>): string {
  const issue = error.issues[0];
  const name = String(issue?.path[0] ?? 'The environment');
  const value = secrets.has(name) ? 'not understood' : JSON.stringify(given[name]?.slice(0, 100));
  return `${name} is ${value}: expected ${issue?.message ?? 'something else'}.`;
}

/** An IPv6 address stands in brackets in a URL. */
function hostInUrl(host: string): string {
  return net.isIPv6(host) ? `[${host}]` : host;
}

function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (net.isIPv4(bare)) return bare.startsWith('127.');
  // A URL writes every form of an IPv6 address in its short one.
  if (net.isIPv6(bare)) return new URL(`http://[${bare}]`).hostname === '[::1]';
  return bare === 'localhost' || bare.endsWith('.localhost');
}
