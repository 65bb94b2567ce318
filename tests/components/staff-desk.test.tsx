import { randomUUID } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { schema } from '#server/db/database.ts';
import { visitSite } from '#tests/support/open-page.tsx';
import { newMobile, signInTo } from '#tests/support/sign-in-on-page.ts';
import { insertListing, listingRow } from '#tests/support/test-listings.ts';

const visit = visitSite();
const { accounts, listings } = schema;

test('several ads are approved at once, each for the revision that was shown', async () => {
  const { database, user, open } = visit;
  const wait = (makeYear: number, revision: number) =>
    insertListing(database, {
      ...{ model: 'avanza', city: 'bandung', makeYear },
      ...{ status: 'pending', rejectReasons: ['contact_details'] },
      revision,
      updatedAt: new Date(Date.now() - 25 * 3_600_000),
    });
  const [first, second, changed] = [await wait(2011, 1), await wait(2012, 4), await wait(2013, 1)];
  const mobile = newMobile();
  await database.orm
    .insert(accounts)
    .values({ mobile: mobile.replace('0', '+62'), publicId: randomUUID(), scope: 'staff' });
  await signInTo(visit, '/ovb/review', mobile);
  await open('/ovb/review?tab=queue');

  const choose = async (year: number) =>
    user.click(await screen.findByRole('checkbox', { name: new RegExp(`Avanza ${year}`) }));
  for (const year of [2011, 2012, 2013]) await choose(year);
  expect(screen.getAllByText('25 jam').length).toBeGreaterThanOrEqual(3);
  await database.orm
    .update(listings)
    .set({ revision: sql`${listings.revision} + 1` })
    .where(eq(listings.id, changed));
  await user.click(screen.getByRole('button', { name: 'Setujui 3' }));

  expect(await screen.findByText('2 iklan diputuskan.')).toBeTruthy();
  expect((await listingRow(database, first)).status).toBe('live');
  expect((await listingRow(database, second)).status).toBe('live');
  expect((await listingRow(database, changed)).status).toBe('pending');
  // What could not be decided stays chosen, with the reason.
  expect(screen.getByRole('alert').textContent).toContain('diubah orang lain');
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: /Avanza 2013/ })).toHaveProperty('checked', true),
  );
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Avanza 2011/ })).toBeNull());
});
