/** Delivery methods of codes (docs/product.md#one-time-codes), as named in `OTP_DELIVERY`. */
export const deliveryKinds = ['console', 'whatsapp-cloud', 'http-sms'] as const;

export type WhatsappCloudSettings = {
  readonly kind: 'whatsapp-cloud';
  /** Including the version: `https://graph.facebook.com/v23.0`. */
  readonly apiUrl: string;
  readonly phoneNumberId: string;
  readonly token: string;
  /** An approved authentication template with a copy-code button, in Indonesian (`id`) and English (`en`). */
  readonly template: string;
};

export type HttpSmsSettings = {
  readonly kind: 'http-sms';
  readonly url: string;
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** With `{mobile}` (+62…) or `{number}` (62…), and `{message}`. */
  readonly body: string;
  /** Text that the gateway's response must contain, for gateways that report errors with status 200. */
  readonly accepted: string | undefined;
};

export type DeliverySettings = { readonly kind: 'console' } | WhatsappCloudSettings | HttpSmsSettings;
