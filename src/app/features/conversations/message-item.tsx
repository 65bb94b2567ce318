import { Trans } from '@lingui/react/macro';
import { CalendarDays, Check, CheckCheck, CircleQuestionMark, Clock, Phone, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { Picture } from '#app/ui/picture.tsx';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import { myOfferPath } from '#contract/account/account-paths.ts';
import type { ConversationEvent, ConversationMessage } from '#contract/conversations/conversation.schema.ts';
import type { ConversationRole } from '#contract/conversations/conversation.ts';
import { risksOf } from '#contract/conversations/risky-text.ts';
import { pictureUrl } from '#contract/listing/picture.ts';
import { formatPrice } from '#contract/money.ts';
import { useConversationWords } from './conversation-words.ts';
import styles from './message-item.module.css';

/** How far one's own message has come. */
export type Standing = 'waiting' | 'sending' | 'refused' | 'sent' | 'received' | 'read';

type BubbleProps = {
  readonly isOwn: boolean;
  readonly standing?: Standing | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly children: ReactNode;
};

/** The frame of a message: whose it is, when it was written, how far it has come. */
export function Bubble({ isOwn, standing, at, children }: BubbleProps) {
  const momentText = useMomentText();
  return (
    <li className={styles.item} data-own={isOwn ? '' : undefined}>
      <div className={styles.bubble}>
        <span className="visually-hidden">{isOwn ? <Trans>You:</Trans> : <Trans>The other:</Trans>} </span>
        {children}
        <span className={classNames(texts.note, styles.foot)}>
          {momentText(at)}
          {standing === undefined ? null : <StandingMark standing={standing} />}
        </span>
      </div>
    </li>
  );
}

function StandingMark({ standing }: { readonly standing: Standing }) {
  const icon = {
    waiting: Clock,
    sending: Clock,
    refused: TriangleAlert,
    sent: Check,
    received: CheckCheck,
    read: CheckCheck,
  }[standing];
  return (
    <span className={styles.mark} data-standing={standing}>
      <Icon of={icon} size={14} stroke={2.25} />
      {standing === 'sent' || standing === 'received' || standing === 'read' ? (
        <span className="visually-hidden">
          <StandingName standing={standing} />
        </span>
      ) : (
        <StandingName standing={standing} />
      )}
    </span>
  );
}

function StandingName({ standing }: { readonly standing: Standing }): ReactNode {
  switch (standing) {
    case 'waiting':
      return <Trans>Waiting for a signal</Trans>;
    case 'sending':
      return <Trans>Sending</Trans>;
    case 'refused':
      return <Trans>Not sent</Trans>;
    case 'sent':
      return <Trans>Sent</Trans>;
    case 'received':
      return <Trans>Received</Trans>;
    case 'read':
      return <Trans>Read</Trans>;
    default:
      return standing satisfies never;
  }
}

type Props = {
  readonly message: ConversationMessage;
  readonly role: ConversationRole;
  readonly standing?: Standing | undefined;
  /** What the reader can do about it: answer a question, agree to a time. */
  readonly actions?: ReactNode;
};

/** A message, with a warning where the other asks for what fraud asks for. Links in it are text. */
export function MessageItem({ message, role, standing, actions }: Props) {
  const isOwn = message.by === role;
  return (
    <Bubble isOwn={isOwn} standing={standing} at={Date.parse(message.createdAt)}>
      <MessageBody message={message} />
      {isOwn ? null : <Warnings text={message.text} />}
      {actions}
    </Bubble>
  );
}

function MessageBody({ message }: { readonly message: ConversationMessage }) {
  const { sentenceOf } = useConversationWords();
  const { kind, text, images } = message;
  const isGone = kind === 'text' && text === '' && images.length === 0;
  if (isGone)
    return (
      <p className={texts.quiet}>
        <Trans>This message is no longer there.</Trans>
      </p>
    );
  const icon = { question: CircleQuestionMark, visit: CalendarDays, numbers: Phone }[String(kind)];
  return (
    <>
      {images.length === 0 ? null : (
        <span className={styles.photos}>
          {images.map((key) => (
            <a key={key} href={pictureUrl(key, 1600)} target="_blank" rel="noopener">
              <Picture picture={{ key, preview: '' }} alt="" sizes="240px" most={720} />
              <span className="visually-hidden">
                <Trans>Photo</Trans>
              </span>
            </a>
          ))}
        </span>
      )}
      {kind === 'text' && text === '' ? null : (
        <p className={styles.text}>
          {icon ? <Icon of={icon} size={18} className={texts.quiet} /> : null}
          {sentenceOf(message)}
        </p>
      )}
    </>
  );
}

function Warnings({ text }: { readonly text: string }) {
  const risks = risksOf(text);
  if (risks.length === 0) return null;
  return (
    <p role="note" className={classNames(styles.warning, tints.amber)}>
      <Icon of={TriangleAlert} size={18} />
      {risks[0] === 'link' ? (
        <Trans>This link hides where it leads. Lajur never asks you to open one.</Trans>
      ) : risks[0] === 'courier' ? (
        <Trans>A car that is sent by courier is a usual fraud. See it before you pay anything.</Trans>
      ) : (
        <Trans>Pay nothing before you have seen the car and its papers.</Trans>
      )}
    </p>
  );
}

/** What happened beside the messages: an enquiry, a step of an offer, another price. */
export function EventItem({
  event,
  role,
}: {
  readonly event: ConversationEvent;
  readonly role: ConversationRole;
}) {
  const language = useLanguage();
  const momentText = useMomentText();
  const at = momentText(Date.parse(event.at));
  if (event.kind === 'price') {
    const [from, to] = [formatPrice(event.from, language), formatPrice(event.to, language)];
    return (
      <li className={styles.line}>
        <span>
          <Trans>
            The price was {from}, now {to}
          </Trans>
        </span>
        <span className={texts.note}>{at}</span>
      </li>
    );
  }
  return (
    <li className={classNames(layouts.card, styles.event)}>
      <span className={layouts.apart8}>
        <span className={texts.lead}>
          {event.kind === 'lead' ? <Trans>Enquiry</Trans> : <OfferStepText event={event} role={role} />}
        </span>
        <span className={classNames(texts.note, patterns.unbroken)}>{at}</span>
      </span>
      {event.kind === 'offer' ? (
        <>
          {event.amount === null ? null : (
            <span className={texts.priceFigures}>{formatPrice(event.amount, language)}</span>
          )}
          {event.note === '' ? null : <span>{event.note}</span>}
          <AppLink
            className={layouts.actionInline}
            href={role === 'seller' ? `${myOfferPath}#seller` : myOfferPath}
          >
            {event.status === 'sent' || event.status === 'countered' ? (
              <Trans>Answer, or see its steps</Trans>
            ) : (
              <Trans>See the offer</Trans>
            )}
          </AppLink>
        </>
      ) : event.text === '' ? null : (
        <span>{event.text}</span>
      )}
    </li>
  );
}

type OfferStepProps = {
  readonly event: Extract<ConversationEvent, { kind: 'offer' }>;
  readonly role: ConversationRole;
};

function OfferStepText({ event: { action, by }, role }: OfferStepProps): ReactNode {
  const isOwn = by === role;
  switch (action) {
    case 'send':
      return isOwn ? <Trans>Your offer</Trans> : <Trans>An offer for your car</Trans>;
    case 'counter':
      return isOwn ? <Trans>Your other price</Trans> : <Trans>Another price</Trans>;
    case 'accept':
      return <Trans>Agreed: the car is reserved</Trans>;
    case 'decline':
      return <Trans>The offer was declined</Trans>;
    case 'withdraw':
      return <Trans>The offer was withdrawn</Trans>;
    case 'expire':
      return <Trans>The offer has expired</Trans>;
    default:
      return action satisfies never;
  }
}
