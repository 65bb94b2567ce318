import type { CodeDelivery } from './code-delivery.ts';
import { messageWith } from './code-message.ts';
import { createConsoleDelivery } from './console-delivery.ts';
import type { DeliverySettings } from './delivery-settings.ts';
import { createHttpSmsDelivery } from './http-sms-delivery.ts';
import { createWhatsappCloudDelivery } from './whatsapp-cloud-delivery.ts';

type Parts = {
  /** The site's public origin. */
  readonly origin: string;
  /** Receives the lines of the console delivery. */
  write(line: string): void;
};

export function createCodeDelivery(settings: DeliverySettings, { origin, write }: Parts): CodeDelivery {
  if (settings.kind === 'whatsapp-cloud') return createWhatsappCloudDelivery(settings);
  if (settings.kind === 'console') return createConsoleDelivery(write);
  const domain = new URL(origin).hostname;
  return createHttpSmsDelivery(settings, (code, language) => messageWith(code, domain, language));
}
