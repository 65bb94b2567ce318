import type { FastifyRequest } from 'fastify';
import { visitKindOf } from '#contract/page/visit-source.ts';
import { leaseOf } from '#server/db/lease.ts';
import type { Feature } from '#server/feature.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { startIntervalJob } from '#server/process/interval-job.ts';
import { isRobot } from '#server/session/is-robot.ts';
import { countEvents, forgetEvents } from './event-counts.ts';
import { createClientNotes } from './note-client.ts';

const forgetEveryMs = 60 * 60_000;

/** Whether the browser says that its user does not want to be counted. */
const refusesTracking = ({ headers }: FastifyRequest) => headers['sec-gpc'] === '1' || headers.dnt === '1';

/** Counts what devices report. Neither the session nor the device of a caller is read. */
export const eventsFeature: Feature<'environment' | 'database' | 'metrics'> = (
  app,
  { environment, database, metrics },
) => {
  const isOn = environment.tracking.sample > 0;
  const note = createClientNotes({ metrics, log: app.log });
  serveEndpoint(app, 'sendEvents', async ({ batch, events, ...visit }, { request }) => {
    if (!isOn || refusesTracking(request) || isRobot(request)) return { received: true };
    const isNew = await countEvents(database, { id: batch, events, visit: visitKindOf(visit) });
    if (isNew) events.forEach(note);
    return { received: true };
  });
  const job = startIntervalJob({
    everyMs: forgetEveryMs,
    work: () => forgetEvents(database),
    lease: leaseOf(database, 'events'),
    failed: 'old events could not be removed',
    onWarning: (line) => app.log.warn(line),
  });
  app.addHook('onClose', () => job.stop());
};
