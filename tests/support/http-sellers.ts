import { createHash, randomInt, randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import * as z from 'zod';
import { accountHeader, deviceHeader } from '#contract/account/account.ts';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { mediaPath } from '#contract/api/outbox-paths.ts';
import type { Database } from '#server/db/database.ts';
import { newPhoto } from './new-photo.ts';
import { insertSession, soundForm } from './sellers.ts';
import { newDeviceToken } from './sign-in.ts';

const published = z.object({ data: z.object({ listing: z.object({ id: z.number(), status: z.string() }) }) });

/** An answer, whose failure is an error. */
export async function answered(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response;
}

/**
 * Publishes cars at a running server, each by an account of its own with a photo of its own.
 * @param url without a trailing slash
 */
export async function httpSellers(url: string, database: Database) {
  const form = await soundForm(database);
  const device = newDeviceToken();
  let last = randomInt(10_000_000, 80_000_000);
  return {
    /** @returns how long the last call took, in milliseconds; the car is public after it */
    async publish(more: Readonly<Record<string, string>> = {}): Promise<{ id: number; took: number }> {
      last += 1;
      const { row, token } = await insertSession(database, `+62812${last}`);
      const headers = {
        ...more,
        [deviceHeader]: device,
        [accountHeader]: row.publicId,
        authorization: `Bearer ${token}`,
      };
      const photo = await newPhoto();
      const images = createHash('sha256').update(photo).digest('hex');
      await answered(url + mediaPath(images), {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'image/jpeg' },
        body: new Uint8Array(photo),
      });
      const fields = { ...form, mobile: `0812${last}`, images, clientId: randomUUID() };
      const start = performance.now();
      const answer = await answered(url + endpointSchemas.createListing.path, {
        method: 'POST',
        headers,
        body: new URLSearchParams(fields),
      });
      const took = performance.now() - start;
      const { listing } = published.parse(await answer.json()).data;
      if (listing.status !== 'live') throw new Error(`the car is ${listing.status}`);
      return { id: listing.id, took };
    },
  };
}
