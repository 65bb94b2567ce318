import type { FastifyRequest } from 'fastify';
import { deviceHeader } from '#contract/account/account.ts';
import type { ViewCounter } from '#server/features/listing/shared/view-counter.ts';
import { AppError } from '#server/http/app-error.ts';
import { isRobot } from '#server/session/is-robot.ts';
import type { ReadPrincipal } from '#server/session/principal.ts';
import { namesSession } from '#server/session/session-token.ts';

/** Counts a view of a car for the caller that reads its data. */
export type ViewNote = (request: FastifyRequest, id: number) => Promise<void>;

type Dependencies = { readonly readPrincipal: ReadPrincipal; readonly views: Pick<ViewCounter, 'note'> };

/**
 * Only calls that identify their session or device are counted here. The site's own pages read cars for other
 * reasons too (photos swiped on a card, a comparison) and report opened cars separately (countViews).
 */
export function createViewNote({ readPrincipal, views }: Dependencies): ViewNote {
  return async (request, id) => {
    const isNamed = request.headers[deviceHeader] !== undefined || namesSession(request);
    if (!isNamed || isRobot(request)) return;
    try {
      views.note(await readPrincipal(request), { id }, request.ip);
    } catch (error) {
      // An invalid session or device does not prevent the response.
      if (!(error instanceof AppError)) throw error;
    }
  };
}
