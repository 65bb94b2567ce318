import type { FastifyRequest } from 'fastify';
import { deviceHeader } from '#contract/account/account.ts';
import type { ViewCounter } from '#server/domain/listings/view-counter.ts';
import { AppError } from '#server/http/app-error.ts';
import { isRobot } from '#server/session/is-robot.ts';
import type { ReadPrincipal } from '#server/session/principal.ts';
import { tokenOf } from '#server/session/session-token.ts';

/** Notes that the caller of a car's data sees that car. */
export type ViewNote = (request: FastifyRequest, id: number) => Promise<void>;

type Dependencies = { readonly readPrincipal: ReadPrincipal; readonly views: Pick<ViewCounter, 'note'> };

/** A caller without session and device counts when its device tells what it has shown (countViews). */
export function createViewNote({ readPrincipal, views }: Dependencies): ViewNote {
  return async (request, id) => {
    const isKnown = request.headers[deviceHeader] !== undefined || tokenOf(request) !== undefined;
    if (!isKnown || isRobot(request)) return;
    try {
      views.note(await readPrincipal(request), { id }, request.ip);
    } catch (error) {
      // A car is shown to whom we do not know, too.
      if (!(error instanceof AppError)) throw error;
    }
  };
}
