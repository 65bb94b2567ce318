import { isLanguage, pathInLanguage } from '#contract/language.ts';
import { isMessaged } from '#contract/notifications/notification.ts';
import { notificationWords } from '#contract/notifications/notification-words.ts';
import type { Lease } from '#server/db/lease.ts';
import type { MessageDelivery } from '#server/delivery/message-delivery.ts';
import type { SharedLimiter } from '#server/http/shared-limiter.ts';
import { reasonOf } from '#server/process/error-reason.ts';
import { type IntervalJob, startIntervalJob } from '#server/process/interval-job.ts';
import { notificationOf } from './notification.service.ts';
import type { PushRepository, PushSubscriptionRow, TakenRow } from './push.repository.ts';
import type { PushSender } from './push-sender.ts';

/** Batch size, and maximum number of batches per run. */
const batch = 50;
const mostBatches = 20;
const everyMs = 15_000;
/** Maximum number of messages to a number per day; others are only in the app. */
export const messagesToNumber = { most: 5, withinMs: 24 * 3_600_000, mostAddresses: 50_000 } as const;

type Parts = {
  readonly pushes: PushRepository;
  readonly sender: PushSender;
  /** Delivery to telephone numbers; undefined if disabled. */
  readonly message: MessageDelivery | undefined;
  readonly limiter: SharedLimiter;
  /** The site's public origin. */
  readonly origin: string;
  onWarning(line: string): void;
};

/** Sends pending messages: to browsers, or to the number if there are none. */
export async function tellWaiting(parts: Parts): Promise<void> {
  const { pushes } = parts;
  for (let turn = 0; turn < mostBatches; turn++) {
    const { taken, wanted } = await pushes.take(batch);
    if (taken === 0) break;
    const accountIds = [...new Set(wanted.map(({ row }) => row.accountId))];
    const browsers = await pushes.subscriptionsOf(accountIds);
    const mobiles = parts.message ? await pushes.mobilesOf(accountIds) : new Map<number, string>();
    for (const one of wanted) {
      const theirs = browsers.filter(({ accountId }) => accountId === one.row.accountId);
      // Muting push is not a request for messages to the number.
      if (theirs.length > 0) await (one.isPushed ? push(parts, one, theirs) : undefined);
      else await sendMessage(parts, one, mobiles.get(one.row.accountId));
    }
  }
}

async function push(
  { pushes, sender, onWarning }: Parts,
  { row }: TakenRow,
  browsers: readonly PushSubscriptionRow[],
): Promise<void> {
  const news = notificationOf(row);
  if (!news) return;
  for (const { language, ...target } of browsers) {
    const inWords = isLanguage(language) ? language : 'id';
    const { path, ...words } = notificationWords(news.kind, news.facts, inWords);
    const outcome = await sender.send(target, { id: row.id, ...words, path: pathInLanguage(path, inWords) });
    if (outcome.kind === 'gone') await pushes.forget(target.endpoint);
    if (outcome.kind === 'failed') onWarning(`a message could not be pushed: ${outcome.line}`);
  }
}

/** In Indonesian, because the language of a number's owner is unknown. */
async function sendMessage(
  { message, limiter, origin, onWarning }: Parts,
  { row, isMessaged: isWanted }: TakenRow,
  mobile: string | undefined,
): Promise<void> {
  const news = notificationOf(row);
  if (!message || !news || !isWanted || mobile === undefined || !isMessaged(news.kind)) return;
  if (!(await limiter.take(mobile))) return;
  const { title, body, path } = notificationWords(news.kind, news.facts, 'id');
  try {
    await message.send({ mobile, title, body, address: origin + path, language: 'id' });
  } catch (cause) {
    onWarning(`a message could not be sent: ${reasonOf(cause)}`);
  }
}

/**
 * The interval job that sends new messages every few seconds. Several processes on one database share the
 * work without sending twice.
 */
export function startTelling({ lease, ...parts }: Parts & { readonly lease: Lease }): IntervalJob {
  return startIntervalJob({
    everyMs,
    work: () => tellWaiting(parts),
    lease,
    failed: 'people could not be told of news',
    onWarning: parts.onWarning,
  });
}
