// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApiClient } from '#app/data/api/api-client.ts';
import { ResponseCache } from '#app/data/api/response-cache.ts';
import { ApiProvider } from '#app/data/api/use-api.tsx';
import { openDevice } from '#app/data/device/device.ts';
import { keepAccountId } from '#offline/account/device-keys.ts';
import { useSellerContact } from './use-seller-contact.ts';

const sari = 'A'.repeat(22);
const listing = { id: 7, carIdHash: 'h'.repeat(24), mobileVerified: true };
const productDetail = { label: 'Toyota Avanza', slug: 'toyota-avanza-7', price: 150_000_000 };
const sellerDetails = { name: 'Budi', mobile: '+6281234567890', isWhatsapp: true };

let isConnected: boolean;
let asked: number;
let reconnect: () => void;

function Contact() {
  const { contact } = useSellerContact(listing, true);
  return <output>{contact.kind === 'shown' ? contact.mobile : contact.kind}</output>;
}

function show(): void {
  const fetch = async (path: string) => {
    if (!path.includes('get-seller-detail')) throw new TypeError('Failed to fetch');
    asked += 1;
    if (!isConnected) throw new TypeError('Failed to fetch');
    const data = { usedCarId: 7, productDetail, sellerDetails, showSellerDetails: true };
    return { status: 200, json: async () => ({ statusCode: 200, message: 'OK', data }) };
  };
  const cache = new ResponseCache({
    api: createApiClient({ fetch, language: 'id' }),
    onReconnect(callback) {
      reconnect = callback;
      return () => undefined;
    },
  });
  render(
    <ApiProvider cache={cache}>
      <Contact />
    </ApiProvider>,
  );
}
const becomes = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

beforeAll(async () => {
  await import('#app/data/api/read-answer.ts');
});
beforeEach(async () => {
  asked = 0;
  const opened = await openDevice();
  if (!opened.ok) throw new Error(opened.failure);
  await opened.database.contacts.clear();
  await keepAccountId(opened.database, sari);
});
afterEach(cleanup);

test('a number that failed to load is fetched again once the connection is back', async () => {
  isConnected = false;
  show();
  await becomes('offline');
  isConnected = true;
  reconnect();
  await becomes(sellerDetails.mobile);
});

test('a number that was shown is shown again without a connection, and not counted again', async () => {
  isConnected = true;
  show();
  await becomes(sellerDetails.mobile);
  expect(asked).toBe(1);
  cleanup();
  isConnected = false;
  show();
  await becomes(sellerDetails.mobile);
  reconnect();
  await becomes(sellerDetails.mobile);
  expect(asked).toBe(1);
});
