import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import type { Site } from './site.ts';

const siteSchema = z.object({ url: z.string(), dataDir: z.string() });
export type OtherSite = z.infer<typeof siteSchema>;

/** Starts the other site when the first process asks for it. Returns a function that stops it. */
export async function offerOtherSite(start: () => Promise<Site>): Promise<() => Promise<void>> {
  let site: Promise<Site> | undefined;
  const server = createServer(async (_request, reply) => {
    site ??= start();
    try {
      const { url, dataDir } = await site;
      reply.end(JSON.stringify({ url, dataDir }));
    } catch (cause) {
      reply.writeHead(500).end(String(cause));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // Inherited by the workers.
  process.env.OTHER_SITE_URL = `http://127.0.0.1:${port}`;
  return async () => {
    server.close();
    await site?.then((started) => started.stop());
  };
}

/**
 * The second site of the run, for tests that compare a city's cars, fill a queue of the staff's, or show what attacks:
 * a test changes neither cars in Jakarta Selatan nor what another has written.
 */
export async function otherSite(): Promise<OtherSite> {
  const answer = await fetch(process.env.OTHER_SITE_URL ?? '');
  if (!answer.ok) throw new Error(await answer.text());
  return siteSchema.parse(await answer.json());
}
