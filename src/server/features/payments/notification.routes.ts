import type { FastifyInstance } from 'fastify';
import { paymentNotificationPath } from '#contract/payments/payment-paths.ts';
import {
  AmountMismatch,
  type PaymentProvider,
  ProviderFailed,
} from '#server/features/payments/shared/payment-provider.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Settlement } from './settlement.ts';

type Dependencies = { readonly provider: PaymentProvider; readonly settlement: Settlement };

/**
 * The provider's notifications. One is only a reason to ask the provider, so that an old, repeated or reordered one
 * changes nothing; where the provider does not answer, 503 makes it send the notification again.
 */
export function notificationRoutes(app: FastifyInstance, { provider, settlement }: Dependencies): void {
  app.post(paymentNotificationPath(provider.name), { bodyLimit: 64 * 1024 }, async (request) => {
    const reference = provider.referenceOf({ headers: request.headers, body: request.body });
    if (reference === undefined) throw new AppError('unauthorized');
    try {
      await settlement.settle(reference);
    } catch (error) {
      if (error instanceof ProviderFailed) throw new AppError('unavailable');
      const isUnknown = error instanceof AppError && error.code === 'not_found';
      if (!isUnknown && !(error instanceof AmountMismatch)) throw error;
      // Sent again it would be no better. The provider's own test notification names an order that does not exist; another
      // amount is for the operator to look at.
      request.log[isUnknown ? 'info' : 'error'](error.message);
    }
    return { statusCode: 200, message: 'OK' };
  });
}
