import type { EndpointName } from '#contract/api/endpoint-schemas.ts';

/** The storage key of an account's response: endpoint and parameters. */
export function answerName(name: EndpointName, fields: object): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return given.length === 0 ? name : `${name}?${JSON.stringify(given.sort())}`;
}
