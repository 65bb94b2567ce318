import type { Language } from '#contract/language.ts';

export type NewsToSend = {
  /** E.164. */
  readonly mobile: string;
  readonly title: string;
  readonly body: string;
  /** The absolute URL of its page. */
  readonly address: string;
  readonly language: Language;
};

/**
 * Sends a message to the number of an account that has no browser with push.
 * @throws DeliveryFailed
 */
export type MessageDelivery = { send(news: NewsToSend): Promise<void> };
