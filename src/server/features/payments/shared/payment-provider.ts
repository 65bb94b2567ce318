/** What a provider needs to know of an order. */
export type PaymentRequest = {
  /** The order's public name; the provider makes one payment for it. */
  readonly reference: string;
  /** Rupiah. */
  readonly amount: number;
  /** What is paid, for the payment page. */
  readonly description: string;
  readonly payBy: Date;
  /** Where the payment page leads back to. */
  readonly returnUrl: string;
};

export type CreatedPayment = {
  /** Where the buyer pays. */
  readonly payUrl: string;
  /** The provider's own id, where later calls need it. */
  readonly providerId: string | null;
};

/** The state of a payment, as the provider answers it. Amounts in rupiah. */
export type PaymentState =
  /** No payment is known by this name. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'paid'; readonly amount: number }
  | { readonly kind: 'refunded' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'expired' };

/** A payment that was created before. */
export type KnownPayment = {
  readonly reference: string;
  readonly providerId: string | null;
  readonly amount: number;
  /** Whether a refund has been asked for: some providers answer that elsewhere. */
  readonly isRefunding: boolean;
};

/** An HTTP request by which a provider reports a change. */
export type PaymentNotification = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
};

/**
 * A payment provider. Calls throw `ProviderFailed` where the provider does not answer, or answers what is not
 * documented; nothing is known of their effect then, and each may be repeated.
 */
export interface PaymentProvider {
  readonly name: string;
  /** Creates the payment of an order, or finds the one an earlier call has created. Never called twice at once. */
  create(request: PaymentRequest): Promise<CreatedPayment>;
  state(payment: KnownPayment): Promise<PaymentState>;
  /** Makes it impossible to pay, where the provider can; otherwise it expires. */
  cancel(payment: KnownPayment): Promise<void>;
  /** Returns the whole amount, once however often it is called. The state says when it is done. */
  refund(payment: KnownPayment): Promise<void>;
  /**
   * The order that a notification is about; undefined where it is not signed by the provider. Only a reason to ask for
   * the state: a notification may be old, repeated or out of order.
   */
  referenceOf(notification: PaymentNotification): string | undefined;
}

/** A provider did not answer as documented. Its message is logged, and so holds no key and no person. */
export class ProviderFailed extends Error {
  override readonly name = 'ProviderFailed';
}

/** A provider reports another amount than the order's. */
export class AmountMismatch extends Error {
  override readonly name = 'AmountMismatch';
}
