import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parts } from '#app/parts.ts';

test('each part that is not installed has a limit of its own', () => {
  const limits = readFileSync(new URL('../../.size-limit.mjs', import.meta.url), 'utf8');
  const measured = [...limits.matchAll(/scriptsOf\('(\w+)'\)/g)].map(([, name]) => name);
  const onDemand = Object.entries(parts).flatMap(([name, { keep }]) => (keep === 'use' ? [name] : []));
  expect(measured).toEqual(expect.arrayContaining(onDemand));
});
