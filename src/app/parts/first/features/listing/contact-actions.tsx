import { Trans } from '@lingui/react/macro';
import { CarFront, MessageSquareText, Phone } from 'lucide';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { leadFormPath } from '#contract/leads/lead-paths.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { usedCarsPath } from '#contract/paths.ts';
import styles from './contact-actions.module.css';
import type { Contact } from './use-contact.tsx';

type Props = { readonly listing: ListingDetail; readonly contact: Contact };

/**
 * The contact actions of a car, the main one at the right. Only a verified number can be shown: any other seller is
 * written to, and reads it once they claim the ad. A sold car links to others.
 */
export function ContactActions({ listing, contact }: Props) {
  if (listing.status !== 'sold' && listing.mobileVerified) {
    return (
      <div className={styles.actions}>
        <Button
          isWide
          icon={<Icon of={Phone} />}
          className={styles.locked}
          aria-haspopup="dialog"
          onClick={contact.open}
          onPointerEnter={contact.preload}
        >
          <Trans>Show number</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      {listing.status === 'sold' ? (
        <ButtonLink href={usedCarsPath(listing.modelSlug)} icon={<Icon of={CarFront} />} isWide>
          <Trans>Similar cars</Trans>
        </ButtonLink>
      ) : (
        <ButtonLink href={leadFormPath('contact', listing.id)} icon={<Icon of={MessageSquareText} />} isWide>
          <Trans>Write to the seller</Trans>
        </ButtonLink>
      )}
    </div>
  );
}
