import { Trans, useLingui } from '@lingui/react/macro';
import { MessagesSquare } from 'lucide';
import { useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CarPicture } from '#app/ui/car/car-picture.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { SearchField } from '#app/ui/form/search-field.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import texts from '#app/ui/texts.module.css';
import { conversationPath } from '#contract/account/account-paths.ts';
import { formatNumber } from '#contract/money.ts';
import { usedCarsPath } from '#contract/paths.ts';
import type { KeptConversation } from '#offline/conversations/kept-conversation.schema.ts';
import styles from './conversation-list.module.css';
import { useConversationWords } from './conversation-words.ts';

type Props = {
  readonly items: readonly KeptConversation[];
  /** The one that is open beside the list. */
  readonly openId: number | undefined;
};

/** Whether a conversation is about a car or with a person of these words. */
function matches({ view }: KeptConversation, words: string): boolean {
  const text = `${view.listing.label} ${view.other.name ?? ''}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** One's conversations, as buyer and as seller, the latest first; found by car and name, the archived apart. */
export function ConversationList({ items, openId }: Props) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const [isArchive, setIsArchive] = useState(false);
  const archived = items.filter(({ view }) => view.isArchived).length;
  const shown = items.filter((item) => item.view.isArchived === isArchive && matches(item, words.trim()));
  if (items.length === 0) return <NoConversations />;
  return (
    <div className={layouts.stack12}>
      <SearchField label={t`Find a car or a name`} value={words} onChange={setWords} />
      {archived > 0 || isArchive ? (
        <div className={layouts.wrap8}>
          <Chip aria-pressed={!isArchive} onClick={() => setIsArchive(false)}>
            <Trans>Open</Trans>
          </Chip>
          <Chip aria-pressed={isArchive} count={archived} onClick={() => setIsArchive(true)}>
            <Trans>Archived</Trans>
          </Chip>
        </div>
      ) : null}
      {shown.length === 0 ? (
        <p className={texts.quiet} role="status">
          {words.trim() === '' ? <Trans>Nothing here.</Trans> : <Trans>No conversation is about that.</Trans>}
        </p>
      ) : (
        <ul className={classNames(layouts.raisedCard, patterns.ruled, styles.list)}>
          {shown.map((item) => (
            <Row key={item.id} item={item} isOpen={item.id === openId} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Row({ item: { view }, isOpen }: { readonly item: KeptConversation; readonly isOpen: boolean }) {
  const { t } = useLingui();
  const language = useLanguage();
  const momentText = useMomentText();
  const { lastLine } = useConversationWords();
  const { id, listing, other, unread, last, role } = view;
  return (
    <li>
      <AppLink
        href={conversationPath(id)}
        aria-current={isOpen ? 'page' : undefined}
        className={classNames(patterns.lit, patterns.ringInside, styles.row)}
      >
        <CarPicture car={listing} most={320} className={patterns.thumb72} />
        <span className={styles.words}>
          <span className={layouts.apart8}>
            <span className={classNames(texts.lead, patterns.oneLine)}>
              {other.name ?? (role === 'seller' ? t`A buyer` : t`A seller`)}
            </span>
            <span className={classNames(texts.note, patterns.unbroken)}>
              {momentText(Date.parse(view.lastAt))}
            </span>
          </span>
          <span className={classNames(texts.noteLine, patterns.oneLine)}>{listing.label}</span>
          <span className={layouts.apart8}>
            <span className={classNames(patterns.oneLine, unread > 0 ? patterns.strong : texts.quiet)}>
              {last && last.by === role ? <Trans>You: {lastLine(view)}</Trans> : lastLine(view)}
            </span>
            {unread > 0 ? (
              <span className={styles.unread}>
                {formatNumber(unread, language)}
                <span className="visually-hidden">
                  {' '}
                  <Trans>unread</Trans>
                </span>
              </span>
            ) : null}
          </span>
        </span>
      </AppLink>
    </li>
  );
}

function NoConversations() {
  return (
    <BlankState
      icon={MessagesSquare}
      title={<Trans>No conversations yet</Trans>}
      actions={
        <ButtonLink href={usedCarsPath()}>
          <Trans>Look for a car</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Ask a seller on the page of a car, also without a signal: it is sent when the signal is back.
      </Trans>
    </BlankState>
  );
}
