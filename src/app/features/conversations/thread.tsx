import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, Phone } from 'lucide';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import * as z from 'zod/mini';
import { refusalText } from '#app/data/api/refusal-text.ts';
import { useApi } from '#app/data/api/use-api.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useIsOnline } from '#app/pwa/use-connectivity.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { CarPicture, type PicturedCar } from '#app/ui/car/car-picture.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { conversationPath, inboxPath, signInPath } from '#contract/account/account-paths.ts';
import {
  type ConversationEvent,
  type ConversationMessage,
  conversationMessage,
} from '#contract/conversations/conversation.schema.ts';
import {
  type ConversationRole,
  openQuestions,
  readyQuestionKeys,
} from '#contract/conversations/conversation.ts';
import { formatPrice } from '#contract/money.ts';
import { listingPath } from '#contract/paths.ts';
import type { KeptConversation } from '#offline/conversations/kept-conversation.schema.ts';
import type { OutboxRow } from '#offline/outbox/outbox.schema.ts';
import { AnswerIntoAd } from './answer-into-ad.tsx';
import { Composer, type PhotosSlot } from './composer.tsx';
import { useConversationWords } from './conversation-words.ts';
import { Bubble, EventItem, MessageItem, type Standing } from './message-item.tsx';
import styles from './thread.module.css';
import { ThreadMenu } from './thread-menu.tsx';
import { UnsentActions } from './unsent-actions.tsx';
import { type ThreadTarget, threadKeyOf, useMessages, useSend, useUnsent } from './use-conversations.ts';
import { VisitAnswer } from './visit-answer.tsx';

type Props = {
  readonly kept: KeptConversation | undefined;
  readonly target: ThreadTarget;
  /** Its name in the address. */
  readonly name: string;
  readonly photos: PhotosSlot;
  /** Renders the button that blocks the other. */
  readonly block: (accountId: string) => ReactNode;
};

/** A conversation, or the beginning of one about a car. */
export function Thread({ kept, target, name, photos, block }: Props) {
  const { messages, isRead, hasEarlier, showEarlier } = useMessages(kept);
  const role = kept?.view.role ?? 'buyer';
  const thread = threadKeyOf(kept, target);
  const known = useMemo(() => new Set(messages.flatMap(({ clientId }) => clientId ?? [])), [messages]);
  const unsent = useUnsent(thread, known);
  const listingId = kept?.view.listing.id ?? target.listingId;
  const found = useApi('view', listingId === undefined ? undefined : { id: String(listingId) });
  const card = found.data?.listing;
  const car = kept?.view.listing ?? card;
  const label = kept?.view.listing.label ?? card?.label ?? '';
  const send = useSend(thread, { label, page: name });
  const asked = new Set(messages.flatMap(({ question }) => question ?? []));
  const questions = (card ? openQuestions(card) : readyQuestionKeys).filter((key) => !asked.has(key));
  const isOpen = kept?.view.isOpen ?? true;
  return (
    <section className={styles.thread} aria-label={label}>
      <ThreadHead kept={kept} car={car && { ...car, label }} block={block} send={send} />
      <Scroller count={messages.length + unsent.length}>
        {hasEarlier ? (
          <Button variant="quiet" onClick={showEarlier}>
            <Trans>Show earlier messages</Trans>
          </Button>
        ) : null}
        {isRead && messages.length === 0 && unsent.length === 0 && (kept?.events.length ?? 0) === 0 ? (
          <p className={classNames(texts.quiet, styles.begin)}>
            <Trans>Ask what the ad does not say. Your numbers stay hidden until both of you show them.</Trans>
          </p>
        ) : null}
        <ol className={layouts.column10}>
          <Timeline kept={kept} messages={messages} role={role} send={send} />
          {unsent.map((row) => (
            <UnsentItem key={row.id} row={row} role={role} name={name} />
          ))}
        </ol>
      </Scroller>
      {isOpen ? (
        <Composer key={thread} {...{ thread, role, questions, photos, send }} />
      ) : (
        <p className={classNames(texts.quiet, styles.closed)}>
          <Trans>Nobody can write here any more.</Trans>
        </p>
      )}
    </section>
  );
}

/** Keeps the latest message in sight, unless the reader has scrolled up. */
function Scroller({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    if (count > 0 && isAtEnd.current) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [count]);
  return (
    <div
      ref={box}
      className={styles.scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      role="log"
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < 80;
      }}
    >
      {children}
    </div>
  );
}

type HeadProps = {
  readonly kept: KeptConversation | undefined;
  readonly car:
    | (PicturedCar & { readonly label: string; readonly price?: number; readonly slug?: string })
    | undefined;
  readonly block: Props['block'];
  readonly send: ReturnType<typeof useSend>;
};

function ThreadHead({ kept, car, block, send }: HeadProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const view = kept?.view;
  const other = view?.other;
  const name = other?.name ?? (view?.role === 'seller' ? t`A buyer` : t`The seller`);
  const status = view?.listing.status;
  const text = (
    <span className={layouts.narrow}>
      <h1 className={classNames(texts.leadLine, patterns.oneLine)}>{name}</h1>
      {car === undefined ? null : (
        <span className={classNames(texts.noteLine, patterns.oneLine)}>
          {car.label}
          {car.price === undefined ? null : <> · {formatPrice(car.price, language)}</>}
          {status === 'sold' ? (
            <>
              {' '}
              · <Trans>Sold</Trans>
            </>
          ) : status === 'reserved' ? (
            <>
              {' '}
              · <Trans>Reserved</Trans>
            </>
          ) : null}
        </span>
      )}
    </span>
  );
  return (
    <header className={styles.head}>
      <AppLink href={inboxPath} className={styles.back} aria-label={t`All conversations`}>
        <Icon of={ArrowLeft} />
      </AppLink>
      {car?.slug === undefined ? (
        <span className={classNames(layouts.row8, layouts.fill)}>{text}</span>
      ) : (
        <AppLink href={listingPath(car.slug)} className={classNames(layouts.row8, layouts.fill)}>
          <CarPicture car={car} most={320} className={styles.thumb} />
          {text}
        </AppLink>
      )}
      {other?.mobile ? (
        <a href={`tel:${other.mobile}`} className={styles.back} aria-label={t`Call ${name}`}>
          <Icon of={Phone} />
        </a>
      ) : null}
      {view ? <ThreadMenu view={view} block={block} send={send} /> : null}
    </header>
  );
}

type TimelineProps = {
  readonly kept: KeptConversation | undefined;
  readonly messages: readonly ConversationMessage[];
  readonly role: ConversationRole;
  readonly send: ReturnType<typeof useSend>;
};

type Entry =
  | { readonly kind: 'message'; readonly at: string; readonly message: ConversationMessage }
  | { readonly kind: 'event'; readonly at: string; readonly event: ConversationEvent };

/** Messages in their order, and what happened beside them by its time. */
function entriesOf(
  messages: readonly ConversationMessage[],
  events: readonly ConversationEvent[],
  isWhole: boolean,
) {
  const first = messages[0]?.createdAt ?? '';
  const entries: Entry[] = [
    ...messages.map((message) => ({ kind: 'message' as const, at: message.createdAt, message })),
    ...events
      // Earlier ones come with the earlier messages.
      .filter(({ at }) => isWhole || at >= first)
      .map((event) => ({ kind: 'event' as const, at: event.at, event })),
  ];
  return entries.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}

function Timeline({ kept, messages, role, send }: TimelineProps) {
  const isWhole = (messages[0]?.seq ?? 1) <= 1;
  const entries = entriesOf(messages, kept?.events ?? [], isWhole);
  const answers = new Map(messages.flatMap((each) => (each.about === undefined ? [] : [[each.about, each]])));
  const standingOf = ({ seq, by }: ConversationMessage): Standing | undefined => {
    if (by !== role || !kept) return undefined;
    const { otherRead, otherReceived } = kept.view;
    return seq <= otherRead ? 'read' : seq <= otherReceived ? 'received' : 'sent';
  };
  return entries.map((entry) =>
    entry.kind === 'event' ? (
      <EventItem key={`${entry.event.kind} ${entry.at}`} event={entry.event} role={role} />
    ) : (
      <MessageItem
        key={entry.message.seq}
        message={entry.message}
        role={role}
        standing={standingOf(entry.message)}
        actions={
          entry.message.kind === 'visit' ? (
            <VisitAnswer
              message={entry.message}
              answer={answers.get(entry.message.seq)}
              isOwn={entry.message.by === role}
              car={kept?.view.listing.label ?? ''}
              onAnswer={(isAgreed) =>
                void send({
                  ...{
                    kind: 'visit-answer',
                    about: String(entry.message.seq),
                    isAgreed: isAgreed ? '1' : '0',
                  },
                })
              }
            />
          ) : entry.message.kind === 'question' && role === 'seller' && kept && entry.message.question ? (
            <AnswerIntoAd
              question={entry.message.question}
              listingId={kept.view.listing.id}
              onAnswer={(text) => void send({ kind: 'text', text })}
            />
          ) : null
        }
      />
    ),
  );
}

/** A message on its way, as it will read in the conversation. */
function messageOf(row: OutboxRow, by: ConversationRole): ConversationMessage | undefined {
  const { kind = 'text', text = '', question, answer, day, part, place, isAgreed } = row.call?.fields ?? {};
  return z.safeParse(conversationMessage(), {
    ...{ seq: 0, kind, by, text, images: [], question, answer, clientId: row.id },
    ...(day && part && place ? { visit: { day, part, place } } : {}),
    ...(isAgreed === undefined ? {} : { isAgreed: isAgreed === '1' }),
    createdAt: new Date(row.createdAt).toISOString(),
  }).data;
}

function standingOf({ state }: OutboxRow, isOnline: boolean): Standing {
  if (state === 'needs-you') return 'refused';
  if (state === 'sent') return 'sent';
  return state === 'sending' || isOnline ? 'sending' : 'waiting';
}

type UnsentProps = { readonly row: OutboxRow; readonly role: ConversationRole; readonly name: string };

function UnsentItem({ row, role, name }: UnsentProps) {
  const { sentenceOf } = useConversationWords();
  const isOnline = useIsOnline();
  const message = messageOf(row, role);
  const sentence = message ? sentenceOf(message) : '';
  const isGuest = row.problem?.code === 'unauthorized' || row.problem?.code === 'other_account';
  return (
    <Bubble isOwn standing={standingOf(row, isOnline)} at={row.createdAt}>
      {sentence === '' ? null : <p className={styles.text}>{sentence}</p>}
      {row.call?.draftId ? (
        <p className={texts.quiet}>
          {row.photoCount === 0 ? (
            <Trans>With photos</Trans>
          ) : (
            <Plural value={row.photoCount} one="# photo" other="# photos" />
          )}
        </p>
      ) : null}
      {row.state === 'needs-you' ? (
        <>
          <p className={texts.red}>{refusalText(row)}</p>
          {isGuest ? (
            <ButtonLink size="dense" href={signInPath(conversationPath(name))}>
              <Trans>Sign in</Trans>
            </ButtonLink>
          ) : null}
          <UnsentActions row={row} />
        </>
      ) : null}
    </Bubble>
  );
}
