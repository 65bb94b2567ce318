import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Limit } from '#contract/api/endpoint.ts';
import { type EndpointName, endpointOf } from '#contract/api/endpoint-schemas.ts';
import type { EndpointParts } from '#server/http/serve-endpoint.ts';
import {
  type EndpointSite,
  endpointNames,
  openEndpointSite,
  type Person,
} from '#tests/support/endpoint-site.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

/*
 * Every endpoint that declares a limit: so many calls are answered, and no more.
 */

/** Endpoints that are counted together. */
const groups = new Map<Limit, EndpointName[]>();
for (const name of endpointNames) {
  const { limit } = endpointOf(name);
  if (limit) groups.set(limit, [...(groups.get(limit) ?? []), name]);
}

/** Who may call all of them. */
function callerFor(names: readonly EndpointName[]): Person {
  const callers = names.map((name) => endpointOf(name).who);
  const [scoped] = callers.flatMap((who) => (who === 'anyone' || who === 'account' ? [] : [who]));
  return scoped ?? (callers.includes('account') ? 'user' : 'guest');
}

describe('limits', () => {
  const open = onOneEngine();
  let site: EndpointSite;
  beforeAll(async () => {
    site = await openEndpointSite(await open('reference'));
  });
  afterAll(() => site?.api.close());

  for (const [at, [limit, names]] of [...groups].entries()) {
    const { most, withinMinutes, of } = limit;
    test(`${names.join(', ')}: ${most} in ${withinMinutes} minutes`, async () => {
      const caller = callerFor(names);
      const address = `192.0.2.${at + 1}`;
      const isRefused = async (name: EndpointName, person: Person, remoteAddress = address) => {
        const answer = await site.call(name, person, { remoteAddress });
        expect(answer.statusCode, answer.body).toBeLessThan(500);
        if (answer.statusCode !== 429) return false;
        expect(answer.json()).toMatchObject({ code: 'rate_limited', errors: {} });
        return true;
      };
      const { countCall }: EndpointParts = site.api.app.endpointParts;
      const earlier = { ip: address, headers: site.callerOf(caller).headers };
      // Without what they would do, which takes long.
      for (let call = names.length; call < most; call += 1) await countCall(limit, earlier, undefined);
      for (const name of names) expect(await isRefused(name, caller), name).toBe(false);
      for (const name of names) {
        expect(await isRefused(name, caller), name).toBe(true);
        // What is counted is not of all.
        if (of === 'address') expect(await isRefused(name, caller, '198.51.100.1')).toBe(false);
        if (of === 'guests of an address') expect(await isRefused(name, 'user')).toBe(false);
        if (of === 'caller' && endpointOf(name).who === 'anyone')
          expect(await isRefused(name, 'user')).toBe(false);
        if (of === 'caller') expect(await isRefused(name, caller, '198.51.100.1')).toBe(true);
      }
    });
  }
});
