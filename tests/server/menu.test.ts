import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { menuItem } from '#contract/site/navigation.ts';
import { type SiteRequests, startPages } from '#tests/support/start-pages.ts';

let request: SiteRequests;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ request, stop } = await startPages());
});
afterAll(() => stop?.());

test('a phone’s menu has six groups, each with its icon, a line of what is inside, and pages', async () => {
  const answer = await request.get(endpointSchemas.nav.path);
  const items = z.parse(z.array(menuItem), answer.json().data);
  const groups = items.filter(({ showAt }) => showAt.includes('hamburger'));
  expect(groups.map(({ iconClass }) => iconClass)).toEqual(['used', 'new', 'sell', 'money', 'read', 'help']);
  expect(groups.filter(({ name, title, child }) => title === name || child.length < 3)).toEqual([]);
});

test('pages have a footer, but for those of the account', async () => {
  const footerOf = async (path: string) => (await request.get(path)).text().includes('<footer');
  expect(await footerOf('/mobil-bekas')).toBe(true);
  expect(await footerOf('/myaccount/signin')).toBe(false);
  expect(await footerOf('/en/myaccount/my-listing')).toBe(false);
});
