import type { Language } from '#contract/language.ts';

export type NewsToSend = {
  /** E.164. */
  readonly mobile: string;
  readonly title: string;
  readonly body: string;
  /** The absolute address of its page. */
  readonly address: string;
  readonly language: Language;
};

/** Sends a message to the number of an account without a browser to wake. @throws DeliveryFailed */
export type MessageDelivery = { send(news: NewsToSend): Promise<void> };
