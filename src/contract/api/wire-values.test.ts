import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type EndpointName, endpointSchemas, parametersOf } from './endpoint-schemas.ts';
import { machineValues } from './wire-values.ts';

const machineForms = ['0123456789abcdef', 'a3bb189e-8bf9-4888-9912-ace4e6543002', 'ab'.repeat(32)];

/** Random ids occasionally look like disguised national ids; such a call would be rejected. */
test('parameters that take an id and no text are machine values', () => {
  const isNamed = (name: string): name is EndpointName => name in endpointSchemas;
  const taken = Object.keys(endpointSchemas)
    .filter(isNamed)
    .flatMap((endpoint) =>
      Object.entries(parametersOf(endpoint).shape)
        .filter(([, schema]) => machineForms.some((value) => z.safeParse(schema, value).success))
        .filter(([, schema]) => !z.safeParse(schema, 'ya, bisa').success)
        .map(([name]) => name),
    );
  expect(taken).not.toHaveLength(0);
  expect([...new Set(taken)].filter((name) => !machineValues.has(name))).toEqual([]);
});
