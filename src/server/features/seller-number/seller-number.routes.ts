import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/language.ts';
import { contactLimits } from '#contract/seller-number/seller-number.ts';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import type { SellerNumberService } from './seller-number.service.ts';

type Dependencies = { readonly sellerNumber: SellerNumberService };

/** Messages for the hourly and daily limit of sellers' numbers. */
const sellerNumberWords = {
  id: {
    hour: (minutes: number) =>
      `Anda sudah membuka nomor ${contactLimits.anHour} penjual dalam satu jam. Coba lagi dalam ${minutes} menit. Nomor yang sudah Anda buka tetap bisa dilihat.`,
    day: (hours: number) =>
      `Anda sudah membuka nomor ${contactLimits.aDay} penjual hari ini. Coba lagi dalam ${hours} jam. Nomor yang sudah Anda buka tetap bisa dilihat.`,
  },
  en: {
    hour: (minutes: number) =>
      `You have opened the numbers of ${contactLimits.anHour} sellers within an hour. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. You can still see numbers you have opened.`,
    day: (hours: number) =>
      `You have opened the numbers of ${contactLimits.aDay} sellers today. Try again in ${hours} ${hours === 1 ? 'hour' : 'hours'}. You can still see numbers you have opened.`,
  },
} as const satisfies Record<Language, unknown>;

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
