/** Payment providers, as `PAYMENT_PROVIDER` names them. */
export const paymentProviders = ['sandbox', 'midtrans', 'xendit', 'none'] as const;

/** Addresses have no trailing slash. */
export type MidtransSettings = {
  readonly kind: 'midtrans';
  readonly serverKey: string;
  readonly snapUrl: string;
  readonly apiUrl: string;
};

export type XenditSettings = {
  readonly kind: 'xendit';
  readonly secretKey: string;
  /** Xendit sends it with each notification. */
  readonly callbackToken: string;
  readonly apiUrl: string;
};

export type PaymentSettings =
  | MidtransSettings
  | XenditSettings
  /** The embedded payment page, on loopback only. */
  | { readonly kind: 'sandbox' }
  /** Nothing can be paid. */
  | { readonly kind: 'none' };
