import { callGateway } from './call-gateway.ts';
import { DeliveryFailed } from './code-delivery.ts';
import type { HttpSmsSettings } from './delivery-settings.ts';
import { contentTypeOf, fillBody } from './sms-body.ts';

/** Sends a text message by any gateway that accepts a POST. @throws DeliveryFailed */
export async function sendSms(
  { url, headers, body, accepted }: HttpSmsSettings,
  given: { readonly mobile: string; readonly message: string },
): Promise<void> {
  const contentType = contentTypeOf(headers);
  const { status, text } = await callGateway(url, {
    headers: { ...headers, 'content-type': contentType },
    body: fillBody({ body, contentType }, given),
  });
  if (status < 200 || status > 299) throw new DeliveryFailed(`the SMS gateway refused with status ${status}`);
  if (accepted !== undefined && !text.includes(accepted))
    throw new DeliveryFailed('the SMS gateway answered without what SMS_ACCEPTED expects');
}
