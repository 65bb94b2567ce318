/** Where a payment provider reports that something has changed. */
export function paymentNotificationPath(provider: string): string {
  return `/api/v3/payment/notify/${provider}`;
}

/** The receipt of an order, a PDF. */
export function receiptPath(reference: string, language: string): string {
  return `/receipts/${reference}.${language}.pdf`;
}

/** The embedded payment page, on loopback only. */
export const sandboxPath = '/sandbox-payment';
