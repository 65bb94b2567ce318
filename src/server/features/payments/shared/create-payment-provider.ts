import type { Database } from '#server/db/database.ts';
import { createMidtrans } from './midtrans.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { createSandbox } from './sandbox.ts';
import { createXendit } from './xendit.ts';

/** @returns undefined where nothing can be paid */
export function createPaymentProvider(
  settings: PaymentSettings,
  database: Database,
  origin: string,
): PaymentProvider | undefined {
  switch (settings.kind) {
    case 'midtrans':
      return createMidtrans(settings);
    case 'xendit':
      return createXendit(settings);
    case 'sandbox':
      return createSandbox(database, origin);
    default:
      return undefined;
  }
}
