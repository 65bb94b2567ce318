import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { deviceHeader } from '#contract/account/account.ts';
import { pathInLanguage } from '#contract/language.ts';
import { outboxSyncTag } from '#contract/page/background-sync.ts';
import { sellPath, sellStepPath } from '#contract/paths.ts';
import type { SellForm } from '#contract/sell/sell-fields.ts';
import { sellWords } from '../support/sell-flow.ts';

export interface SellerPhoto {
  readonly sha256: string;
  readonly base64: string;
}

const rowState = z.object({
  id: z.string(),
  state: z.string(),
  problem: z.unknown(),
  answer: z.nullable(z.object({ id: z.number() })),
});
export type RowState = z.infer<typeof rowState>;

const here = (path: string) => pathInLanguage(path, 'en');

/** A browser with one tab or two, and what a seller does in it. */
export class Seller {
  readonly #context: BrowserContext;
  readonly #origin: string;
  #page: Page | undefined;
  #other: Page | undefined;
  #registrationId: string | undefined;

  private constructor(context: BrowserContext, origin: string) {
    this.#context = context;
    this.#origin = origin;
  }

  static async open(browser: Browser, origin: string): Promise<Seller> {
    const context = await browser.newContext({ locale: 'id-ID', viewport: { width: 360, height: 740 } });
    // For busy machines.
    context.setDefaultTimeout(120_000);
    const seller = new Seller(context, origin);
    const page = await seller.page();
    await page.goto(`${origin}${here(sellPath)}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await page.waitForFunction(hasStores);
    return seller;
  }

  async close(): Promise<void> {
    await this.#context.close();
  }

  async page(): Promise<Page> {
    if (!this.#page || this.#page.isClosed()) this.#page = await this.#context.newPage();
    return this.#page;
  }

  /** The open tab; undefined where there is none. */
  get openPage(): Page | undefined {
    return [this.#page, this.#other].find((page) => page && !page.isClosed());
  }

  /** Writes a finished draft as the app stores it, and opens its preview. */
  async prepareDraft(draftId: string, form: SellForm, photos: readonly SellerPhoto[]): Promise<void> {
    const page = await this.page();
    await this.comeBack();
    await page.waitForFunction(hasStores);
    await page.evaluate(writeDraft, { draftId, form, photos });
    await page.goto(`${this.#origin}${here(sellStepPath('review', draftId))}`);
    await this.publishButton(page).waitFor();
  }

  async publish(): Promise<void> {
    const page = await this.page();
    await this.publishButton(page).click();
    // A fault at the first call may close the tab.
    await page.waitForURL((url) => url.pathname === here(sellPath)).catch(() => undefined);
  }

  publishButton(page: Page) {
    return page.getByRole('button', { name: sellWords.en.publish, exact: true });
  }

  async openOtherTab(): Promise<void> {
    if (this.#other && !this.#other.isClosed()) return;
    this.#other = await this.#context.newPage();
    await this.#other.goto(`${this.#origin}${here(sellPath)}`).catch(() => undefined);
  }

  async closePage(): Promise<void> {
    await this.#page?.close();
  }

  async closeOtherTab(): Promise<void> {
    await this.#other?.close();
  }

  /** Opens the list of drafts where no page of the site is open. */
  async comeBack(): Promise<void> {
    const page = await this.page();
    if (!page.url().startsWith(this.#origin)) {
      await page.goto(`${this.#origin}${here(sellPath)}`, { timeout: 20_000 }).catch(() => undefined);
    }
  }

  async setOffline(isOffline: boolean): Promise<void> {
    const set = () => this.#context.setOffline(isOffline);
    // Each page in turn; one may be closed meanwhile, and the others are then told again.
    await set().catch(set);
  }

  /** Tells the open pages that the connection is back, as the browser does after being offline. */
  async noticeConnection(): Promise<void> {
    await Promise.all(
      [this.#page, this.#other].map((page) =>
        page && !page.isClosed()
          ? page.evaluate(() => dispatchEvent(new Event('online'))).catch(() => undefined)
          : undefined,
      ),
    );
  }

  async stopWorker(): Promise<void> {
    await this.#withWorkers((session) => session.send('ServiceWorker.stopAllWorkers'));
  }

  /** What the browser does once it is online: Background Sync. */
  async wakeWorker(): Promise<void> {
    await this.#withWorkers(async (session) => {
      const registrationId = this.#registrationId;
      if (registrationId === undefined) return;
      const what = { origin: this.#origin, registrationId, tag: outboxSyncTag, lastChance: false };
      await session.send('ServiceWorker.dispatchSyncEvent', what);
    });
  }

  /** State of a draft's row; undefined where no page is open. */
  async rowOf(draftId: string): Promise<RowState | undefined> {
    const found = await this.openPage?.evaluate(readRow, draftId).catch(() => undefined);
    return z.safeParse(rowState, found).data;
  }

  /** Holder and queue of the outbox's lock, for the report of a failed round. */
  async locksText(): Promise<string> {
    const found = await this.openPage
      ?.evaluate(async () => {
        const { held = [], pending = [] } = await navigator.locks.query();
        return `held ${held.length}, waited for by ${pending.length}`;
      })
      .catch(() => undefined);
    return found ?? 'unknown';
  }

  /** How many drafts and stored photos are left on the device. */
  async leftovers(): Promise<{ drafts: number; bytes: number }> {
    const page = await this.page();
    return page.evaluate(countLeftovers);
  }

  /** The hashes of a listing's photos in order, from the server. */
  async photosOnServer(listingId: number): Promise<string[]> {
    const page = await this.page();
    const answer = await page.evaluate(readOwnListing, { listingId, header: deviceHeader });
    const parsed = z.safeParse(ownAnswer, answer);
    return parsed.success
      ? parsed.data.data.listing.images.map(({ sha256 }) => sha256)
      : [`no answer: ${JSON.stringify(answer)}`];
  }

  async #withWorkers(work: (session: CDPSession) => Promise<unknown>): Promise<void> {
    const page = this.openPage;
    if (!page) return;
    const session = await this.#context.newCDPSession(page).catch(() => undefined);
    if (!session) return;
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ isDeleted }) => !isDeleted);
      if (own) this.#registrationId = own.registrationId;
    });
    // The page may be closed meanwhile.
    await session
      .send('ServiceWorker.enable')
      .then(() => work(session))
      .catch(() => undefined);
    await session.detach().catch(() => undefined);
  }
}

const ownAnswer = z.object({
  data: z.object({ listing: z.object({ images: z.array(z.object({ sha256: z.string() })) }) }),
});

/* The following functions run in the page. */

async function hasStores(): Promise<boolean> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'lajur')) return false;
  return new Promise((resolve) => {
    const opening = indexedDB.open('lajur');
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const has = opening.result.objectStoreNames.contains('outbox');
      opening.result.close();
      resolve(has);
    };
  });
}

function writeDraft({
  draftId,
  form,
  photos,
}: {
  draftId: string;
  form: SellForm;
  photos: readonly SellerPhoto[];
}): Promise<void> {
  const now = Date.now();
  const rows = photos.map(({ sha256, base64 }, index) => ({
    sha256,
    id: `${draftId}-${index}`,
    bytes: Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer,
  }));
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('lajur');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const writing = database.transaction(['drafts', 'draftPhotos', 'photoBytes'], 'readwrite');
      for (const { id, sha256, bytes } of rows) {
        const facts = { guide: null, hints: [], failure: null, preview: null, picture: null };
        const size = { width: 320, height: 240, addedAt: now, removedAt: null, removedFrom: 0 };
        writing.objectStore('draftPhotos').put({ id, draftId, state: 'prepared', sha256, ...facts, ...size });
        const prepared = { bytes, type: 'image/jpeg' };
        writing.objectStore('photoBytes').put({ photoId: id, original: null, prepared });
      }
      writing.objectStore('drafts').put({
        ...{ id: draftId, form, photoIds: rows.map(({ id }) => id), lastStep: 'review' },
        ...{ createdAt: now, editedAt: now, revision: 1, isQueued: false },
        ...{ listing: null, refusal: null, removedAt: null },
      });
      writing.oncomplete = () => {
        database.close();
        resolve();
      };
      writing.onerror = () => reject(writing.error);
    };
  });
}

function readRow(draftId: string): Promise<unknown> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('lajur');
    opening.onerror = () => resolve(undefined);
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction('outbox').objectStore('outbox').index('draftId').get(draftId);
      reading.onsuccess = () => {
        database.close();
        resolve(reading.result);
      };
      reading.onerror = () => resolve(undefined);
    };
  });
}

function countLeftovers(): Promise<{ drafts: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('lajur');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction(['drafts', 'photoBytes']);
      const drafts = reading.objectStore('drafts').count();
      const bytes = reading.objectStore('photoBytes').count();
      reading.oncomplete = () => {
        database.close();
        resolve({ drafts: drafts.result, bytes: bytes.result });
      };
    };
  });
}

async function readOwnListing({
  listingId,
  header,
}: {
  listingId: number;
  header: string;
}): Promise<unknown> {
  const token = await new Promise<string>((resolve, reject) => {
    const opening = indexedDB.open('lajur');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction('deviceKeys').objectStore('deviceKeys').get('device');
      reading.onsuccess = () => {
        database.close();
        resolve(String(reading.result?.value));
      };
    };
  });
  const answer = await fetch(`/api/v1/inventory/own?id=${listingId}`, { headers: { [header]: token } });
  return answer.json();
}
