import 'fake-indexeddb/auto';
import { act, cleanup, configure, render, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { openDevice } from '#app/data/device.ts';
import { startedApp } from '#app/start.tsx';
import { languageOfPath } from '#contract/language.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { type ApiApp, startApi } from './api-app.ts';
import { PageNetwork } from './page-network.ts';
import { openMemoryDatabase } from './test-database.ts';

configure({
  // For busy machines; what is waited for is there at once as a rule.
  asyncUtilTimeout: 15_000,
  // What is hidden is told by the styles of every element above, which takes most of a query's time.
  defaultHidden: true,
  // The whole page with every element that is not there would hide what is said.
  getElementError: (message) => new Error(message?.split('\n', 1)[0]),
});

export type Visit = {
  readonly user: UserEvent;
  readonly api: ApiApp;
  readonly network: PageNetwork;
  /** Comes to an address as a new document does: only what device, cookies and server have is left of what was before. */
  open(address: string): Promise<void>;
  /** Waits until the page has gone to an address, as far as it is given: path, query and fragment. */
  arriveAt(address: string | RegExp): Promise<void>;
  /** What the device keeps. */
  device(): Promise<DeviceDatabase>;
};

/**
 * The app's own tree with a server in the same process, for the tests of one file. Each begins with an empty device and
 * nobody signed in. The server keeps what was sent to it.
 */
export function visitSite(): Visit {
  let api: ApiApp | undefined;
  let network: PageNetwork | undefined;
  let closeDatabase = async () => undefined as void;
  const user = userEvent.setup({ delay: null });

  beforeAll(async () => {
    const database = await openMemoryDatabase('demo');
    closeDatabase = () => database.close();
    api = await startApi(database);
    network = new PageNetwork(api);
  });
  beforeEach(() => {
    // The offer of a city comes once a visit, over whatever a test looks at.
    sessionStorage.setItem('lajur.city-popup', '1');
  });
  afterEach(async () => {
    cleanup();
    const database = await device();
    await Promise.all(database.tables.map((table) => table.clear()));
    network?.reset();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterAll(async () => {
    await api?.close();
    await closeDatabase();
  });

  async function device(): Promise<DeviceDatabase> {
    const opened = await openDevice();
    if (!opened.ok) throw new Error(opened.failure);
    return opened.database;
  }

  async function open(address: string): Promise<void> {
    cleanup();
    history.replaceState(null, '', address);
    const found = languageOfPath(location.pathname);
    const { app } = await startedApp({
      language: found.kind === 'known' ? found.language : 'id',
      origin: location.origin,
      view: 'page',
      isFirstView: false,
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
    open,
    arriveAt,
    device,
  };
}
