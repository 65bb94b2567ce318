import { Trans, useLingui } from '@lingui/react/macro';
import { MessagesSquare, SearchX } from 'lucide';
import { ConversationList } from '#app/features/conversations/conversation-list.tsx';
import { Thread } from '#app/features/conversations/thread.tsx';
import {
  conversationAt,
  threadTargetOf,
  useConversations,
} from '#app/features/conversations/use-conversations.ts';
import { PhotosStep } from '#app/features/photos/photos-step.tsx';
import { BlockButton } from '#app/features/profile/block-button.tsx';
import { Head } from '#app/features/seo/head.tsx';
import type { PageLocation } from '#app/page.ts';
import { personalPage } from '#app/screens/sections/personal-screen.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Waiting } from '#app/ui/state/answered.tsx';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { GuestState } from '#app/ui/state/guest-state.tsx';
import texts from '#app/ui/texts.module.css';
import { inboxPath } from '#contract/account/account-paths.ts';
import styles from './inbox.module.css';

/** Conversations: the list, and one of them; on wide screens beside each other. */
function InboxScreen({ location }: { readonly location: PageLocation }) {
  const { t } = useLingui();
  const name = location.params.thread;
  const conversations = useConversations();
  const isThread = name !== undefined;
  // The open conversation has the page's heading: on a phone the list is not shown.
  const Heading = isThread ? 'p' : 'h1';
  return (
    <div className={styles.screen} data-thread={isThread ? '' : undefined}>
      <Head
        title={t`Messages`}
        description={t`Conversations with buyers and sellers about their cars.`}
        canonicalPath={inboxPath}
        isIndexed={false}
      />
      <div className={styles.list}>
        <Heading className={texts.pageTitle}>
          <Trans>Messages</Trans>
        </Heading>
        <List conversations={conversations} name={name} />
      </div>
      <div className={styles.thread}>
        {isThread ? <Open conversations={conversations} name={name} /> : <NoneOpen />}
      </div>
    </div>
  );
}

type Props = {
  readonly conversations: ReturnType<typeof useConversations>;
  readonly name: string | undefined;
};

function List({ conversations, name }: Props) {
  if (conversations.kind === 'guest')
    return <GuestState title={<Trans>Sign in to read your messages</Trans>} />;
  if (conversations.kind === 'failed') return <NotKept />;
  if (conversations.kind !== 'known') return <Waiting height="96px" rows={2} />;
  const target = name === undefined ? undefined : threadTargetOf(name);
  const open = target && conversationAt(conversations.items, target);
  return <ConversationList items={conversations.items} openId={open?.id} />;
}

function Open({ conversations, name }: Props & { readonly name: string }) {
  const target = threadTargetOf(name);
  if (conversations.kind === 'reading') return <Waiting height="160px" rows={2} />;
  if (conversations.kind === 'failed') return <NotKept />;
  const items = conversations.kind === 'known' ? conversations.items : [];
  const kept = target && conversationAt(items, target);
  const isUnknown = kept === undefined && target?.listingId === undefined;
  if (conversations.kind === 'known' && isUnknown && !conversations.isCurrent)
    return <Waiting height="160px" rows={2} />;
  if (target === undefined || isUnknown)
    return (
      <BlankState
        icon={SearchX}
        title={<Trans>This conversation is not here</Trans>}
        actions={
          <ButtonLink href={inboxPath}>
            <Trans>All conversations</Trans>
          </ButtonLink>
        }
      >
        <Trans>It may be of another account, or not on this device yet.</Trans>
      </BlankState>
    );
  return (
    <Thread
      kept={kept}
      target={target}
      name={name}
      photos={(draftId) => <PhotosStep draftId={draftId} isGuided={false} />}
      block={(accountId) => <BlockButton accountId={accountId} />}
    />
  );
}

function NoneOpen() {
  return (
    <BlankState icon={MessagesSquare} title={<Trans>Choose a conversation</Trans>}>
      <Trans>It opens here, beside the list.</Trans>
    </BlankState>
  );
}

function NotKept() {
  return (
    <BlankState icon={MessagesSquare} title={<Trans>Messages need room on this device</Trans>}>
      <Trans>
        This browser keeps nothing, perhaps because it is in private mode. Open Lajur in an ordinary window.
      </Trans>
    </BlankState>
  );
}

export const page = personalPage(InboxScreen);
