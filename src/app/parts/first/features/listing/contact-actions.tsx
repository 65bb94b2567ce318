import { Trans } from '@lingui/react/macro';
import { CarFront, LockKeyhole, Phone } from 'lucide';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { usedCarsPath } from '#contract/paths.ts';
import styles from './contact-actions.module.css';
import type { Contact } from './use-contact.tsx';

type Props = { readonly listing: ListingDetail; readonly contact: Contact };

/**
 * The contact actions of a car, the main one at the right. Only a verified number can be shown, otherwise the reason
 * is; a sold car links to others.
 */
export function ContactActions({ listing, contact }: Props) {
  const opening = {
    className: styles.locked,
    'aria-haspopup': 'dialog',
    onClick: contact.open,
    onPointerEnter: contact.preload,
  } as const;
  if (listing.status !== 'sold' && listing.mobileVerified) {
    return (
      <div className={styles.actions}>
        <Button isWide icon={<Icon of={Phone} />} {...opening}>
          <Trans>Show number</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      {listing.status === 'sold' ? null : (
        <Button variant="secondary" icon={<Icon of={LockKeyhole} />} {...opening}>
          <Trans>Number locked</Trans>
        </Button>
      )}
      <ButtonLink
        href={usedCarsPath(listing.modelSlug)}
        icon={<Icon of={CarFront} />}
        className={styles.similar}
      >
        <Trans>Similar cars</Trans>
      </ButtonLink>
    </div>
  );
}
