import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { pathInLanguage } from '#contract/language.ts';
import { leadFormPath } from '#contract/leads/lead-paths.ts';
import type { Seller } from './seller.ts';

export interface GivenLead {
  readonly listingId: number;
  readonly name: string;
  /** As typed; a new one in each round. */
  readonly mobile: string;
  readonly message: string;
}

const rowState = z.object({ id: z.string(), state: z.string(), problem: z.unknown() });
export type LeadRowState = z.infer<typeof rowState>;

/** Fills in a lead form like a person, up to its button. */
export async function prepareLead(seller: Seller, origin: string, lead: GivenLead): Promise<void> {
  const page = await seller.page();
  await page.goto(`${origin}${pathInLanguage(leadFormPath('contact', lead.listingId), 'en')}`);
  await page.getByRole('main').locator('input[name="name"]').fill(lead.name);
  await page.getByRole('main').locator('input[name="mobile"]').fill(lead.mobile);
  await page.getByRole('main').locator('textarea[name="message"]').fill(lead.message);
}

/** Taps the button, and waits until the lead is in the device's outbox. */
export async function sendLead(seller: Seller, mobile: string): Promise<void> {
  const page = await seller.page();
  await page.getByRole('main').locator('button[type="submit"]').click();
  // A fault at the first call may close the tab: then it was queued before.
  await page.waitForFunction(hasLead, mobile).catch(() => undefined);
}

/** Outbox rows of leads on the device; none where no page is open. */
export async function leadRows(seller: Seller): Promise<readonly LeadRowState[]> {
  const found = await seller.openPage?.evaluate(readLeads).catch(() => undefined);
  return z.safeParse(z.array(rowState), found).data ?? [];
}

/** State of the lead's row. @param before older rows */
export async function leadRowOf(
  seller: Seller,
  before: ReadonlySet<string>,
): Promise<LeadRowState | undefined> {
  return (await leadRows(seller)).find(({ id }) => !before.has(id));
}

/** Whether the mobile number of a sent lead is still on the device. */
export async function isNumberLeft(page: Page, mobile: string): Promise<boolean> {
  return page.evaluate(hasLead, mobile);
}

/* The following functions run in the page. */

function hasLead(mobile: string): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('lajur');
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction('outbox').objectStore('outbox').getAll();
      reading.onsuccess = () => {
        database.close();
        resolve(reading.result.some(({ call }) => call?.fields?.mobile === mobile));
      };
      reading.onerror = () => resolve(false);
    };
  });
}

function readLeads(): Promise<unknown> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('lajur');
    opening.onerror = () => resolve(undefined);
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction('outbox').objectStore('outbox').getAll();
      reading.onsuccess = () => {
        database.close();
        resolve(reading.result.filter(({ kind }) => kind === 'call'));
      };
      reading.onerror = () => resolve(undefined);
    };
  });
}
