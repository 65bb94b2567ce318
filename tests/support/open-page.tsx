import 'fake-indexeddb/auto';
import { act, cleanup, configure, render, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { openDevice } from '#app/data/device/device.ts';
import { reserveReturning } from '#app/data/device/reserve-returning.ts';
import { applyAppMode, reserveSearches } from '#app/early/app-mode.ts';
import { clearUserCity } from '#app/features/places/user-city.ts';
import { startedApp } from '#app/start.tsx';
import { languageOfPath } from '#contract/language.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import type { Database } from '#server/db/database.ts';
import { type ApiApp, startApi } from './api-app.ts';
import { PageNetwork } from './page-network.ts';
import { sight } from './page-sight.ts';
import { stepPatienceMs } from './patience.ts';
import { openMemoryDatabase } from './test-database.ts';

configure({
  // For busy machines.
  asyncUtilTimeout: stepPatienceMs,
  // Visibility depends on the styles of all ancestors: computing it takes most of a query's time.
  defaultHidden: true,
  // Without the whole page in it.
  getElementError: (message) => new Error(message?.split('\n', 1)[0]),
});

declare global {
  interface Window {
    readonly happyDOM: DetachedWindowAPI;
  }
}

export type Visit = {
  readonly user: UserEvent;
  readonly api: ApiApp;
  readonly network: PageNetwork;
  /** The server's. */
  readonly database: Database;
  /** Opens a URL as a new document: only device, cookies and server keep their state. */
  open(address: string): Promise<void>;
  /** Waits for a URL: path, query and fragment. */
  arriveAt(address: string | RegExp): Promise<void>;
  /** In this test, what loads as it comes near loads at once. */
  scrollToEverything(): void;
  /** In this test, a phone's screen; it is a wide one otherwise. */
  onPhone(): void;
  /** What the device stores. */
  device(): Promise<DeviceDatabase>;
};

/**
 * The app's own tree with a server in the same process, for the tests of one file. Each begins with an empty device and
 * signed out; the server keeps its state.
 */
export function visitSite(): Visit {
  let api: ApiApp | undefined;
  let network: PageNetwork | undefined;
  let database: Database | undefined;
  const user = userEvent.setup({ delay: null });

  beforeAll(async () => {
    database = await openMemoryDatabase('demo');
    api = await startApi(database);
    network = new PageNetwork(api);
  });
  beforeEach(() => {
    window.happyDOM.setViewport({ width: 1280, height: 800 });
    sight.isEverythingSeen = false;
    // What the last test's page was still writing when it was closed.
    localStorage.clear();
    sessionStorage.clear();
    // The city popup opens once a visit.
    sessionStorage.setItem('lajur.city-popup', '1');
  });
  afterEach(async () => {
    cleanup();
    const database = await device();
    await Promise.all(database.tables.map((table) => table.clear()));
    network?.reset();
    clearUserCity();
  });
  afterAll(async () => {
    await api?.close();
    await database?.close();
  });

  async function device(): Promise<DeviceDatabase> {
    const opened = await openDevice();
    if (!opened.ok) throw new Error(opened.failure);
    return opened.database;
  }

  async function open(address: string): Promise<void> {
    cleanup();
    history.replaceState(null, '', address);
    for (const name of Object.keys(document.documentElement.dataset))
      delete document.documentElement.dataset[name];
    // As src/app/early/early.ts.
    applyAppMode();
    reserveSearches();
    reserveReturning();
    const found = languageOfPath(location.pathname);
    const { app } = await startedApp({
      language: found.kind === 'known' ? found.language : 'id',
      origin: location.origin,
      view: 'page',
      isForReading: false,
      renderedAt: new Date().toISOString(),
      answers: {},
    });
    await act(async () => void render(app));
  }

  async function arriveAt(address: string | RegExp): Promise<void> {
    await waitFor(() => {
      const { pathname, search, hash } = location;
      if (typeof address === 'string') expect(pathname + search + hash).toBe(address);
      else expect(pathname + search + hash).toMatch(address);
    });
  }

  const started = <Part,>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('the server is not started yet');
    return part;
  };
  return {
    user,
    get api() {
      return started(api);
    },
    get network() {
      return started(network);
    },
    get database() {
      return started(database);
    },
    open,
    arriveAt,
    scrollToEverything() {
      sight.isEverythingSeen = true;
    },
    onPhone: () => window.happyDOM.setViewport({ width: 360, height: 740 }),
    device,
  };
}
