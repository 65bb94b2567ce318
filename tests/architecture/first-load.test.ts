import { expect, test } from 'vitest';
import { firstVisit, staticReach } from './static-reach.ts';

test('a first visit loads neither the database, nor its code, nor the schemas', () => {
  const reached = [...staticReach(firstVisit)];
  expect(reached.length).toBeGreaterThan(100);
  const heavy = reached.filter(([name]) => /^(?:dexie.*|zod(?:\/mini)?|src\/offline\/.*)$/.test(name));
  expect(heavy).toEqual([]);
  expect(reached.map(([name]) => name)).toContain('swr');
});

test('a server loads no traces before they are asked for', () => {
  const reached = [...staticReach(['src/server/main.ts']).keys()];
  expect(reached).toContain('fastify');
  expect(reached.filter((name) => name.startsWith('@opentelemetry/'))).toEqual([]);
});
