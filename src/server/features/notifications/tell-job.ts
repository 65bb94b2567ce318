import { isLanguage, pathInLanguage } from '#contract/language.ts';
import { isMessaged } from '#contract/notifications/notification.ts';
import { notificationWords } from '#contract/notifications/notification-words.ts';
import { AttemptLimiter } from '#server/http/attempt-limiter.ts';
import { reasonOf } from '#server/process/error-reason.ts';
import { type IntervalJob, startIntervalJob } from '#server/process/interval-job.ts';
import type { MessageDelivery } from './message/message-delivery.ts';
import { notificationOf } from './notification.service.ts';
import type { PushRepository, PushSubscriptionRow, TakenRow } from './push.repository.ts';
import type { PushSender } from './push-sender.ts';

/** Batch size, and the most batches in a run. */
const batch = 50;
const mostBatches = 20;
const everyMs = 15_000;
/** Messages to a number in a day at most; the rest is in the app. */
const messages = { most: 5, withinMs: 24 * 3_600_000, mostAddresses: 50_000 } as const;

type Parts = {
  readonly pushes: PushRepository;
  readonly sender: PushSender;
  /** To telephone numbers; undefined where that is off. */
  readonly message: MessageDelivery | undefined;
  readonly limiter: AttemptLimiter;
  /** The origin that visitors see. */
  readonly origin: string;
  onWarning(line: string): void;
};

/** Sends waiting messages: to browsers, or to the number where there are none. */
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
      // An account that switched push off has not asked for messages instead.
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

/** In Indonesian: the language of a number is unknown. */
async function sendMessage(
  { message, limiter, origin, onWarning }: Parts,
  { row, isMessaged: isWanted }: TakenRow,
  mobile: string | undefined,
): Promise<void> {
  const news = notificationOf(row);
  if (!message || !news || !isWanted || mobile === undefined || !isMessaged(news.kind)) return;
  if (!limiter.take(mobile)) return;
  const { title, body, path } = notificationWords(news.kind, news.facts, 'id');
  try {
    await message.send({ mobile, title, body, address: origin + path, language: 'id' });
  } catch (cause) {
    onWarning(`a message could not be sent: ${reasonOf(cause)}`);
  }
}

/**
 * Interval job: sends new messages every few seconds. Several processes on one database share the work and send
 * nothing twice.
 */
export function startTelling(parts: Omit<Parts, 'limiter'>): IntervalJob {
  const limiter = new AttemptLimiter(messages);
  return startIntervalJob({
    everyMs,
    work: () => tellWaiting({ ...parts, limiter }),
    failed: 'people could not be told of news',
    onWarning: parts.onWarning,
  });
}
