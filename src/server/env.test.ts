import { describe, expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './env.ts';

describe('readEnvironment', () => {
  test('has a default for everything, and empty strings count as unset', () => {
    const defaults = {
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      dataDirectory: './data',
      databaseUrl: undefined,
      demoListings: 2000,
      otpEcho: false,
      logLevel: 'info',
      trustProxy: [],
      serviceWorker: true,
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
        DEMO_LISTINGS: '0',
        OTP_ECHO: '1',
        LOG_LEVEL: 'debug',
        TRUST_PROXY: '10.0.0.0/8, 2001:db8::/32,192.0.2.1',
        SERVICE_WORKER: 'off',
      }),
    ).toEqual({
      port: 8080,
      host: '::1',
      publicUrl: 'http://[::1]:8080',
      dataDirectory: '/srv/lajur',
      databaseUrl: 'postgresql://lajur@db/lajur',
      demoListings: 0,
      otpEcho: true,
      logLevel: 'debug',
      trustProxy: ['10.0.0.0/8', '2001:db8::/32', '192.0.2.1'],
      serviceWorker: false,
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
    expect(readEnvironment(source).isProduction).toBe(isProduction);
  });

  test('PUBLIC_URL is kept as an origin', () => {
    expect(readEnvironment({ PUBLIC_URL: 'HTTPS://Lajur.Example:443/' }).publicUrl).toBe(
      'https://lajur.example',
    );
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
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,,10.0.0.2'],
    ['TRUST_PROXY', 'proxy.example'],
    ['SERVICE_WORKER', '1'],
  ])('%s=%s is refused in one line that names it', (name, value) => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(new RegExp(`^${name} is [^\\n]*: expected [^\\n]+\\.$`));
  });

  test('never repeats the password of DATABASE_URL', () => {
    expect(() => readEnvironment({ DATABASE_URL: 'mysql://lajur:rahasia@db/lajur' })).toThrow(
      /^(?!.*rahasia).*$/,
    );
  });

  test.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://lajur.example' }])(
    'one-time codes are not shown with %j',
    (source) => {
      expect(() => readEnvironment({ ...source, OTP_ECHO: '1' })).toThrow(/^OTP_ECHO is 1.*not loopback\.$/);
      expect(readEnvironment({ ...source, OTP_ECHO: '0' }).otpEcho).toBe(false);
    },
  );
});
