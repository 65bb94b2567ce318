import { Trans } from '@lingui/react/macro';
import { Inbox } from 'lucide';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { useOutbox } from '#app/data/sell/outbox.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { AnsweredPage, GrowingPages, type PagePlace, pageField } from '#app/ui/state/answered-pages.tsx';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { myListingPath } from '#contract/account/account-paths.ts';
import { type BlockSlot, SellerLeadCard } from './seller-lead-card.tsx';
import styles from './seller-leads.module.css';
import { withLeadChanges } from './with-lead-changes.ts';

/** Leads about an account's cars, paginated; each page opens offline with its last response. */
export function SellerLeads({ block }: { readonly block: BlockSlot }) {
  return (
    <div className={layouts.stack12}>
      <GrowingPages>{(place) => <LeadsPage place={place} block={block} />}</GrowingPages>
    </div>
  );
}

type PageProps = { readonly place: PagePlace; readonly block: BlockSlot };

function LeadsPage({ place, block }: PageProps) {
  const { state, refresh } = useAccountApi('sellerLeads', pageField(place));
  const outbox = useOutbox();
  const rows = outbox.kind === 'known' ? outbox.value : [];
  return (
    <AnsweredPage
      state={state}
      place={place}
      guest={<Trans>Sign in to see your enquiries</Trans>}
      absent={<Trans>Your enquiries are not on this device yet</Trans>}
      waiting={
        <div aria-busy="true" className={layouts.stack12}>
          <Skeleton height="160px" radius="14px" />
          <Skeleton height="160px" radius="14px" />
        </div>
      }
      more={<Trans>Show more</Trans>}
      moreClass={styles.more}
      onAgain={refresh}
    >
      {({ items }) =>
        items.length === 0 ? (
          <BlankState
            icon={Inbox}
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
            {withLeadChanges(items, rows).map((item) => (
              <SellerLeadCard key={item.lead.id} {...item} block={block} />
            ))}
          </ul>
        )
      }
    </AnsweredPage>
  );
}
