import type { Feature } from '#server/feature.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { startIntervalJob } from '#server/process/interval-job.ts';
import { isRobot } from '#server/session/is-robot.ts';

/** Interval of writing views. */
const everyMs = 10_000;
/** Interval of applying them to the order of lists, and of deleting old ones. */
const orderEveryMs = 60 * 60_000;

/**
 * Views reported by devices, possibly late; views of single cars are recorded where a car is read
 * (listing.routes.ts).
 */
export const viewedFeature: Feature<'live' | 'readPrincipal' | 'views'> = (
  app,
  { live, readPrincipal, views },
) => {
  serveEndpoint(app, 'countViews', async ({ views: seen }, { request }) => {
    const principal = await readPrincipal(request);
    if (!isRobot(request)) for (const car of seen) views.note(principal, car, request.ip);
    return { received: true };
  });
  // The catalogue has just been loaded with current views.
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
