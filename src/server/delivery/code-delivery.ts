import type { Language } from '#contract/language.ts';

export type CodeToSend = {
  /** E.164. */
  readonly mobile: string;
  readonly code: string;
  readonly language: Language;
};

/** How a one-time code reaches a phone. @throws DeliveryFailed */
export type CodeDelivery = { send(code: CodeToSend): Promise<void> };

/** A code could not be sent. Its words go into the log, and so never name the number, the code or a key. */
export class DeliveryFailed extends Error {
  override readonly name = 'DeliveryFailed';
}
