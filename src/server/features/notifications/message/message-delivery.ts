import type { Language } from '#contract/language.ts';

export type NewsToSend = {
  /** E.164. */
  readonly mobile: string;
  readonly title: string;
  readonly body: string;
  /** Where it leads, in full. */
  readonly address: string;
  readonly language: Language;
};

/** How news reach the phone of somebody who has no browser to be woken. @throws DeliveryFailed */
export type MessageDelivery = { send(news: NewsToSend): Promise<void> };
