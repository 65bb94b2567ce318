import { expect, test } from 'vitest';
import { type EndpointName, endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { otherClientSchemas } from '#contract/api/other-clients.schema.ts';
import { answerSchemaOf } from './answer-schema.ts';

/** Its sender reads the envelope alone. */
const unread: readonly string[] = ['sendEvents'];

test('every endpoint has the schema of its answer in some part', async () => {
  const missing: string[] = [];
  const names = Object.keys(endpointSchemas).filter((name) => !(name in otherClientSchemas));
  for (const name of names as EndpointName[]) await answerSchemaOf(name).catch(() => missing.push(name));
  expect(missing).toEqual(unread);
});
