import { expect, test } from 'vitest';
import { createProductEvents } from './product-events.ts';

test('an announcement waits for all who listen, and one’s failure stops nobody', async () => {
  const warnings: string[] = [];
  const { leadSent, offerChanged } = createProductEvents((line) => warnings.push(line));
  await offerChanged.announce({ offerId: 1 });
  const heard: number[] = [];
  offerChanged.listen(() => Promise.reject(new Error('no connection')));
  offerChanged.listen(async ({ offerId }) => {
    await Promise.resolve();
    heard.push(offerId);
  });
  leadSent.listen(async ({ leadId }) => void heard.push(-leadId));
  await offerChanged.announce({ offerId: 2 });
  expect(heard).toEqual([2]);
  expect(warnings).toEqual([expect.stringContaining('no connection')]);
});
