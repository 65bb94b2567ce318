import { Trans } from '@lingui/react/macro';
import {
  BadgeCheck,
  BellRing,
  CalendarCheck,
  CarFront,
  CircleAlert,
  Clock,
  HandCoins,
  MessageCircle,
  Search,
  ShieldCheck,
  TrendingDown,
} from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { Notification } from '#contract/notifications/notification.schema.ts';
import type { NotificationKind } from '#contract/notifications/notification.ts';
import { notificationWords } from '#contract/notifications/notification-words.ts';
import styles from './notification-list.module.css';

const icons: Readonly<Record<NotificationKind, Parameters<typeof Icon>[0]['of']>> = {
  'listing-live': CarFront,
  'listing-rejected': CircleAlert,
  'listing-expiring': Clock,
  'lead-received': MessageCircle,
  'message-received': MessageCircle,
  'message-waiting': MessageCircle,
  'visit-soon': CalendarCheck,
  'offer-received': HandCoins,
  'offer-changed': HandCoins,
  'booking-changed': CalendarCheck,
  'price-dropped': TrendingDown,
  'search-news': Search,
  'model-on-sale': BellRing,
  'scope-decided': BadgeCheck,
  'warranty-claim-changed': ShieldCheck,
  'owner-review-decided': MessageCircle,
  'trade-answered': HandCoins,
};

type Props = {
  readonly items: readonly Notification[];
  /** Called when a message is opened. */
  onOpen(id: number): void;
};

/** Messages, newest first, each with a link to its subject. */
export function NotificationList({ items, onOpen }: Props) {
  const language = useLanguage();
  const momentText = useMomentText();
  return (
    <ul className={classNames(layouts.card, patterns.ruled, styles.list)}>
      {items.map(({ id, kind, facts, createdAt, isRead }) => {
        const { title, body, path } = notificationWords(kind, facts, language);
        return (
          <li key={id}>
            <AppLink
              href={path}
              className={classNames(patterns.pressed, styles.item, !isRead && styles.unread)}
              onClick={() => onOpen(id)}
            >
              <span className={styles.icon}>
                <Icon of={icons[kind] ?? BellRing} size={20} />
              </span>
              <span className={styles.words}>
                <span className={classNames(patterns.semibold, styles.title)}>
                  {title}
                  {isRead ? null : (
                    <span className="visually-hidden">
                      {' '}
                      <Trans>(unread)</Trans>
                    </span>
                  )}
                </span>
                <span className={texts.quiet}>{body}</span>
                <time dateTime={createdAt} className={texts.faintFigures}>
                  {momentText(Date.parse(createdAt))}
                </time>
              </span>
              {isRead ? null : <span aria-hidden="true" className={styles.dot} />}
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
