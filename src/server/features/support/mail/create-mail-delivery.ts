import { createHttpMailDelivery } from './http-mail-delivery.ts';
import type { MailDelivery } from './mail-delivery.ts';
import type { MailSettings } from './mail-settings.ts';
import { createSmtpDelivery } from './smtp-delivery.ts';

export function createMailDelivery(settings: MailSettings): MailDelivery {
  return settings.kind === 'smtp' ? createSmtpDelivery(settings) : createHttpMailDelivery(settings);
}
