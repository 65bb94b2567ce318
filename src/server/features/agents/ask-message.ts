import { myAgentPath } from '#contract/agents/agent-paths.ts';
import type { MessageDelivery } from '#server/delivery/message-delivery.ts';
import { reasonOf } from '#server/process/error-reason.ts';

/** Tells a seller's number that an agent asks. @returns whether it was sent */
export type AskMessage = (mobile: string) => Promise<boolean>;

type Parts = {
  /** Undefined where messages to numbers are disabled. */
  readonly message: MessageDelivery | undefined;
  /** Counts the messages to a number, whichever agent asks. */
  readonly limiter: { take(address: string): boolean | Promise<boolean> };
  /** The site's public origin. */
  readonly origin: string;
  onWarning(line: string): void;
};

export const askMessages = { most: 2, withinMs: 24 * 3_600_000, mostAddresses: 50_000 } as const;

/** In Indonesian, since the language of a number's owner is unknown; without a word of the agent's own. */
export function createAskMessage({ message, limiter, origin, onWarning }: Parts): AskMessage {
  return async (mobile) => {
    if (!message || !(await limiter.take(mobile))) return false;
    try {
      await message.send({
        ...{ mobile, language: 'id', address: origin + myAgentPath },
        title: 'Seorang agen minta persetujuan Anda',
        body: 'Ia ingin mengurus penjualan mobil Anda. Terima atau tolak sendiri di Lajur, dan jangan berikan kode kepada siapa pun',
      });
      return true;
    } catch (cause) {
      onWarning(`a seller could not be told of an agent: ${reasonOf(cause)}`);
      return false;
    }
  };
}
