import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/app-error.ts';
import { serveEndpoint } from '#server/serve-endpoint.ts';
import type { WhoAsks } from '#server/session/principal.ts';
import { requireAccount } from '#server/session/require-account.ts';
import type { ContactService } from './seller-number.service.ts';
import { contactWords } from './seller-number-words.ts';

type Dependencies = { readonly contact: ContactService; readonly whoAsks: WhoAsks };

/** A seller's number, for signed-in accounts. */
export function contactRoutes(app: FastifyInstance, { contact, whoAsks }: Dependencies): void {
  serveEndpoint(
    app,
    'sellerDetail',
    async ({ carIdHash }, { request, reply, language }) => {
      const answer = await contact.show(carIdHash, await requireAccount(whoAsks, request));
      if (answer.kind === 'shown') return answer.seller;
      const { within, waitSeconds } = answer;
      reply.header('retry-after', waitSeconds);
      const words = contactWords[language];
      const said =
        within === 'hour'
          ? words.hour(Math.ceil(waitSeconds / 60))
          : words.day(Math.ceil(waitSeconds / 3600));
      throw new AppError('rate_limited', { carIdHash: [said] });
    },
    { methods: ['POST'], isPrivate: true },
  );
}
