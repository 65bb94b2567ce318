import type { Language } from '#contract/language.ts';
import type { Notification } from '#contract/notifications/notification.schema.ts';
import { notificationWords } from '#contract/notifications/notification-words.ts';
import type { ToHost } from '#contract/page/host-message.ts';

/** A message for the native app that embeds this page, with its text. */
export const hostNews = ({ id, kind, facts }: Notification, language: Language): ToHost => ({
  ...{ type: 'news', id, kind },
  ...notificationWords(kind, facts, language),
});
