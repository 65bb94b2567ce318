import { Trans } from '@lingui/react/macro';
import { Inbox } from 'lucide';
import { useState } from 'react';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { useOutbox } from '#app/data/sell/outbox.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { GuestState } from '#app/ui/state/guest-state.tsx';
import { KeptNote } from '#app/ui/state/kept-note.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { UnknownList } from '#app/ui/state/unknown-list.tsx';
import { myListingPath } from '#contract/account/account-paths.ts';
import { type BlockSlot, SellerLeadCard } from './seller-lead-card.tsx';
import styles from './seller-leads.module.css';
import { withLeadChanges } from './with-lead-changes.ts';

/** Leads about an account's cars, paginated; each page opens offline with its last response. */
export function SellerLeads({ block }: { readonly block: BlockSlot }) {
  const [pages, setPages] = useState(1);
  return (
    <div className={layouts.stack12}>
      {Array.from({ length: pages }, (_, at) => at + 1).map((page) => (
        <LeadsPage
          key={page}
          page={page}
          block={block}
          isLast={page === pages}
          onMore={() => setPages(page + 1)}
        />
      ))}
    </div>
  );
}

type PageProps = {
  readonly page: number;
  readonly block: BlockSlot;
  readonly isLast: boolean;
  onMore(): void;
};

function LeadsPage({ page, block, isLast, onMore }: PageProps) {
  const { state, refresh } = useAccountApi('sellerLeads', page === 1 ? {} : { page: String(page) });
  const outbox = useOutbox();
  if (state.kind === 'guest') {
    return page === 1 ? <GuestState title={<Trans>Sign in to see your enquiries</Trans>} /> : null;
  }
  if (state.kind === 'reading') {
    return (
      <div aria-busy="true" className={layouts.stack12}>
        <Skeleton height="160px" radius="14px" />
        <Skeleton height="160px" radius="14px" />
      </div>
    );
  }
  if (state.kind !== 'known') {
    return (
      <UnknownList
        state={state}
        absent={<Trans>Your enquiries are not on this phone yet</Trans>}
        onAgain={refresh}
      />
    );
  }
  const { meta } = state.data;
  const items = withLeadChanges(state.data.items, outbox.kind === 'known' ? outbox.value : []);
  return (
    <>
      {state.isOld ? <KeptNote at={state.at} /> : null}
      {items.length === 0 ? (
        <BlankState
          icon={<Icon of={Inbox} size={24} />}
          title={<Trans>No enquiries yet</Trans>}
          actions={
            <ButtonLink href={myListingPath}>
              <Trans>My ads</Trans>
            </ButtonLink>
          }
        >
          <Trans>Messages and requests for a test drive arrive here. Good photos bring more of them.</Trans>
        </BlankState>
      ) : (
        <ul className={classNames(layouts.stack12, styles.cards)}>
          {items.map((item) => (
            <SellerLeadCard key={item.lead.id} {...item} block={block} />
          ))}
        </ul>
      )}
      {isLast && page < meta.pageCount ? (
        <Button variant="secondary" className={styles.more} onClick={onMore}>
          <Trans>Show more</Trans>
        </Button>
      ) : null}
    </>
  );
}
