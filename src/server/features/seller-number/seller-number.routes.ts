import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import type { ReadPrincipal } from '#server/session/principal.ts';
import { requireAccount } from '#server/session/require-account.ts';
import type { SellerNumberService } from './seller-number.service.ts';
import { sellerNumberWords } from './seller-number-words.ts';

type Dependencies = { readonly sellerNumber: SellerNumberService; readonly readPrincipal: ReadPrincipal };

/** A seller's number, for signed-in accounts. */
export function sellerNumberRoutes(
  app: FastifyInstance,
  { sellerNumber, readPrincipal }: Dependencies,
): void {
  serveEndpoint(
    app,
    'sellerDetail',
    async ({ carIdHash }, { request, reply, language }) => {
      const answer = await sellerNumber.show(carIdHash, await requireAccount(readPrincipal, request));
      if (answer.kind === 'shown') return answer.seller;
      const { within, waitSeconds } = answer;
      reply.header('retry-after', waitSeconds);
      const words = sellerNumberWords[language];
      const said =
        within === 'hour'
          ? words.hour(Math.ceil(waitSeconds / 60))
          : words.day(Math.ceil(waitSeconds / 3600));
      throw new AppError('rate_limited', { carIdHash: [said] });
    },
    { methods: ['POST'], isPrivate: true },
  );
}
