import type { Language } from '#contract/language.ts';

export type CodeToSend = {
  /** E.164. */
  readonly mobile: string;
  readonly code: string;
  readonly language: Language;
};

/** Sends a one-time code to a phone. @throws DeliveryFailed */
export type CodeDelivery = { send(code: CodeToSend): Promise<void> };

/** A code could not be sent. The message is logged, so it must not contain the number, the code or a key. */
export class DeliveryFailed extends Error {
  override readonly name = 'DeliveryFailed';
}
