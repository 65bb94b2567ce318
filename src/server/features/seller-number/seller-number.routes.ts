import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import type { SellerNumberService } from './seller-number.service.ts';
import { sellerNumberWords } from './seller-number-words.ts';

type Dependencies = { readonly sellerNumber: SellerNumberService };

/** A seller's number, for signed-in accounts. */
export function sellerNumberRoutes(app: FastifyInstance, { sellerNumber }: Dependencies): void {
  serveEndpoint(app, 'sellerDetail', async ({ carIdHash }, { account, reply, language }) => {
    const answer = await sellerNumber.show(carIdHash, account);
    if (answer.kind === 'shown') return answer.seller;
    const { within, waitSeconds } = answer;
    reply.header('retry-after', waitSeconds);
    const words = sellerNumberWords[language];
    const said =
      within === 'hour' ? words.hour(Math.ceil(waitSeconds / 60)) : words.day(Math.ceil(waitSeconds / 3600));
    throw new AppError('rate_limited', { carIdHash: [said] });
  });
}
