import { Trans } from '@lingui/react/macro';
import { CarFront, MessageSquareText, Phone } from 'lucide';
import type { MouseEvent } from 'react';
import { useIsOwnListing } from '#app/data/account/own-listing.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { isPlain } from '#app/ui/link/app-link.tsx';
import { myListingPath } from '#contract/account/account-paths.ts';
import type { SellerLeadKind } from '#contract/leads/lead.ts';
import { leadFormPath } from '#contract/leads/lead-paths.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { usedCarsPath } from '#contract/paths.ts';
import styles from './contact-actions.module.css';

/** The sheets that open above a car's page. */
export type DetailSheet = 'number' | 'offer' | 'price' | SellerLeadKind;
/** @param question what a message begins with */
export type OpenSheet = (sheet: DetailSheet, question?: string) => void;

type Props = {
  readonly listing: ListingDetail;
  readonly onOpen: OpenSheet;
  /** In a column: the main action has a line of its own, above the others. */
  readonly isColumn?: boolean;
  /** Beside those of other cars: none is the main action. */
  readonly isOneOfMany?: boolean;
};

/**
 * A visitor's actions on a car, with the main action on the right: message, offer, number. Only verified
 * numbers can be shown: other sellers receive a message, which they read once they claim the ad. A sold car
 * links to similar ones, and its owner gets a link to their own listings.
 */
export function ContactActions({ listing, onOpen, isColumn = false, isOneOfMany = false }: Props) {
  const isOwn = useIsOwnListing(listing.id) === true;
  const opening = (sheet: DetailSheet) =>
    ({
      'aria-haspopup': 'dialog',
      onClick: () => onOpen(sheet),
    }) as const;
  /** A message opens above the page, and has a page of its own without script. */
  const message = {
    href: leadFormPath('contact', listing.id),
    'aria-haspopup': 'dialog',
    'data-sheet': '',
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      if (!isPlain(event)) return;
      event.preventDefault();
      onOpen('contact');
    },
  } as const;
  if (isOwn)
    return (
      <ButtonLink isWide href={myListingPath} icon={<Icon of={CarFront} />}>
        <Trans>Manage my ad</Trans>
      </ButtonLink>
    );
  if (listing.status !== 'sold' && listing.mobileVerified)
    return (
      <div className={classNames(styles.actions, isColumn && styles.column)}>
        <ButtonLink
          {...message}
          variant="secondary"
          icon={<Icon of={MessageSquareText} className={styles.messageIcon} />}
        >
          <span className={styles.messageWord}>
            <Trans>Message</Trans>
          </span>
        </ButtonLink>
        <Button variant="secondary" className={styles.scripted} {...opening('offer')}>
          <Trans>Offer</Trans>
        </Button>
        <Button
          {...(isOneOfMany && { variant: 'secondary' })}
          icon={<Icon of={Phone} />}
          className={styles.main}
          {...opening('number')}
        >
          <Trans>Show number</Trans>
        </Button>
      </div>
    );
  return listing.status === 'sold' ? (
    <ButtonLink href={usedCarsPath(listing.modelSlug)} icon={<Icon of={CarFront} />} isWide>
      <Trans>Similar cars</Trans>
    </ButtonLink>
  ) : (
    <ButtonLink
      {...message}
      {...(isOneOfMany && { variant: 'secondary' })}
      icon={<Icon of={MessageSquareText} />}
      isWide
    >
      <Trans>Write to the seller</Trans>
    </ButtonLink>
  );
}
