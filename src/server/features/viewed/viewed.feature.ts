import type { Feature } from '#server/feature.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { startIntervalJob } from '#server/process/interval-job.ts';
import { isRobot } from '#server/session/is-robot.ts';

/** How often views are written. */
const everyMs = 10_000;
/** How often they reach the order of lists, and old ones are deleted. */
const orderEveryMs = 60 * 60_000;

/** Views that devices tell of, also late; those of single cars are noted where a car is read (listing.routes.ts). */
export const viewedFeature: Feature<'live' | 'readPrincipal' | 'views'> = (
  app,
  { live, readPrincipal, views },
) => {
  serveEndpoint(
    app,
    'countViews',
    async ({ views: seen }, { request }) => {
      const principal = await readPrincipal(request);
      if (!isRobot(request)) for (const car of seen) views.note(principal, car, request.ip);
      return { received: true };
    },
    { methods: ['POST'], isPrivate: true },
  );
  // The catalogue has just been loaded with them.
  let orderedAt = performance.now();
  const job = startIntervalJob({
    everyMs,
    async work() {
      await views.flush();
      if (performance.now() - orderedAt < orderEveryMs) return;
      await live.readViews();
      await views.forget();
      orderedAt = performance.now();
    },
    failed: 'views could not be counted',
    onWarning: (line) => app.log.warn(line),
  });
  app.addHook('onClose', async () => {
    await job.run();
    await job.stop();
  });
};
