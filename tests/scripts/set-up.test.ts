import { describe, expect, test } from 'vitest';
import { complaintAboutNode } from '../../scripts/setup/node-version.mjs';
import { setServerDefaults } from '../../scripts/setup/server-environment.mjs';
import { countsLine } from '../../scripts/test/counts.mjs';

describe('the version of Node', () => {
  test.each(['v20.19.0', 'v20.20.2', 'v22.1.0', 'v24.0.0'])('%s is accepted', (version) => {
    expect(complaintAboutNode(version)).toBeUndefined();
  });

  test.each(['v20.18.3', 'v18.20.0', 'v16.0.0', 'v8.17.0'])('%s is refused in one line', (version) => {
    const complaint = complaintAboutNode(version);
    expect(complaint).toContain(version);
    expect(complaint).toContain('20.19');
    expect(complaint).not.toContain('\n');
  });
});

describe('the one-time code is shown in the page', () => {
  const echoOf = (environment: Record<string, string>) => {
    const changed: NodeJS.ProcessEnv = { ...environment };
    setServerDefaults(changed);
    return changed.OTP_ECHO;
  };

  test.each([
    {},
    { HOST: '127.0.0.1' },
    { HOST: 'localhost' },
    { HOST: '::1' },
    { PUBLIC_URL: 'http://localhost:3000' },
    { PUBLIC_URL: 'http://[::1]:3000' },
  ])('where only this machine reaches the site: %o', (environment) => {
    expect(echoOf(environment)).toBe('1');
  });

  test.each([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '127.0.0.1.example.com' },
    { PUBLIC_URL: 'https://lajur.example' },
    { HOST: '127.0.0.1', PUBLIC_URL: 'https://lajur.example' },
    { PUBLIC_URL: 'not an address' },
  ])('but not otherwise: %o', (environment) => {
    expect(echoOf(environment)).toBeUndefined();
  });

  test('and an explicit setting stays', () => {
    expect(echoOf({ OTP_ECHO: '0' })).toBe('0');
  });
});

test('a run ends with its counts', () => {
  expect(countsLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(countsLine({ passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped');
});
