import type { EndpointName } from '#contract/api/endpoint-schemas.ts';

/** What an endpoint answers to somebody, by its name and what it was asked with. */
export function answerName(name: EndpointName, fields: object): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return given.length === 0 ? name : `${name}?${JSON.stringify(given.sort())}`;
}
