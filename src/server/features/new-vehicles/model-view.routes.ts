import type { FastifyInstance } from 'fastify';
import { awaitedModel } from '#contract/collections/awaited-id.ts';
import type { Database } from '#server/db/database.ts';
import type { LiveNewVehicles } from '#server/features/new-vehicles/shared/live-new-vehicles.ts';
import { countModelView } from '#server/features/new-vehicles/shared/model-demand.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { isRobot } from '#server/session/is-robot.ts';
import { ownersOf, type ReadPrincipal } from '#server/session/principal.ts';

type Parts = {
  readonly newVehicles: LiveNewVehicles;
  readonly database: Pick<Database, 'orm'>;
  readonly readPrincipal: ReadPrincipal;
  readonly secret: string;
};

/** Counts views of a model's page by device or account; callers with neither are not counted. */
export function modelViewRoutes(
  app: FastifyInstance,
  { newVehicles, database, readPrincipal, secret }: Parts,
): void {
  serveEndpoint(app, 'countModelView', async ({ model }, { request }) => {
    const [viewer] = ownersOf(await readPrincipal(request));
    const named = awaitedModel(model);
    const isKnown = newVehicles
      .current()
      .get(named?.kind ?? 'mobil')
      ?.find(({ slug }) => slug === named?.brand)
      ?.models.some(({ slug }) => slug === named?.model);
    if (viewer !== undefined && isKnown && !isRobot(request))
      await countModelView(database.orm, { model, viewer, now: new Date(), secret });
    return { received: true };
  });
}
