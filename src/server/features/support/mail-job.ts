import type { Lease } from '#server/db/lease.ts';
import { type IntervalJob, startIntervalJob } from '#server/process/interval-job.ts';
import { type Letter, type MailDelivery, MailFailed } from './mail/mail-delivery.ts';
import type { SupportMessageRepository, SupportMessageRow } from './support-message.repository.ts';

const everyMs = 60_000;
const atATime = 20;

type Parts = {
  readonly messages: Pick<SupportMessageRepository, 'takeUnmailed' | 'putBack' | 'removeOld'>;
  /** Undefined if not configured: messages then wait in the database. */
  readonly mail: MailDelivery | undefined;
  onWarning(line: string): void;
};

/**
 * The mail of a support message, with its sender and topic. The subject only contains fixed text, so that no
 * user input gets into a header.
 */
export function letterOf({ id, topic, name, email, mobile, message, createdAt }: SupportMessageRow): Letter {
  const text = [
    `${name} (${[email, mobile].filter(Boolean).join(', ')})`,
    `${createdAt.toISOString()}`,
    '',
    message,
  ].join('\n');
  return { subject: `[Lajur] ${topic} #${id}`, text, replyTo: email };
}

/** Sends pending messages by mail. If the mail server refuses one, it and the rest wait for the next run. */
export async function mailWaiting({ messages, mail, onWarning }: Parts): Promise<void> {
  if (!mail) return;
  for (let sent = 0; sent < atATime; sent += 1) {
    // One by one: a process that is killed loses at most the one it was sending.
    const row = await messages.takeUnmailed();
    if (!row) return;
    try {
      await mail.send(letterOf(row));
    } catch (cause) {
      await messages.putBack(row.id);
      if (!(cause instanceof MailFailed)) throw cause;
      onWarning(`a message to the site could not be mailed: ${cause.message}`);
      return;
    }
  }
}

/** The interval job that mails messages every minute and deletes old ones. */
export function startMailing({ lease, ...parts }: Parts & { readonly lease: Lease }): IntervalJob {
  return startIntervalJob({
    everyMs,
    async work() {
      await mailWaiting(parts);
      await parts.messages.removeOld();
    },
    lease,
    failed: 'messages to the site could not be mailed',
    onWarning: parts.onWarning,
  });
}
