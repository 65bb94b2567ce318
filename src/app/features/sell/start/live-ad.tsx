import { Trans, useLingui } from '@lingui/react/macro';
import { Bell, type IconNode, Link, LockKeyhole, MessageCircle, Pencil } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import texts from '#app/ui/texts.module.css';
import { pathInLanguage } from '#contract/language.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import { formatPrice } from '#contract/money.ts';
import { listingPath } from '#contract/paths.ts';
import type { OwnListing } from '#contract/sell/own-listing.ts';
import styles from './live-ad.module.css';

export type LiveSlots = {
  /** The ad as in a list. */
  card(card: ListingCard): ReactNode;
  /** Renders other ways to share a page's address. */
  share(path: string, title: string): ReactNode;
};

type Props = { readonly ad: OwnListing; readonly slots: LiveSlots };

function useAddress({ slug }: OwnListing): string {
  return location.origin + pathInLanguage(listingPath(slug), useLanguage());
}

/** A published ad as buyers see it, with its link and the next steps. */
export function LiveAd({ ad, slots }: Props) {
  const { data } = useApi('byIds', { ids: String(ad.id) });
  const [card] = data?.items ?? [];
  const address = useAddress(ad);
  const [isCopied, setIsCopied] = useState(false);
  return (
    <>
      <p role="status" className={texts.quiet}>
        <Trans>Buyers can find it from now on.</Trans>
      </p>
      {card ? slots.card(card) : <Skeleton height="320px" radius="12px" />}
      <div className={styles.link}>
        <Icon of={Link} size={18} />
        <span className={styles.address}>{address}</span>
        {'clipboard' in navigator ? (
          <Button
            variant="text"
            size="dense"
            onClick={() => void navigator.clipboard.writeText(address).then(() => setIsCopied(true))}
          >
            {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
          </Button>
        ) : null}
      </div>
      <h3 className={texts.title}>
        <Trans>From here on</Trans>
      </h3>
      <ul className={layouts.stack12}>
        <Next icon={Bell}>
          <Trans>We tell you when there is a message or an offer</Trans>
        </Next>
        <Next icon={LockKeyhole}>
          <Trans>Only buyers who have signed in see your number</Trans>
        </Next>
        <Next icon={Pencil}>
          <Trans>Change the price or photos whenever you like</Trans>
        </Next>
      </ul>
    </>
  );
}

function Next({ icon, children }: { readonly icon: IconNode; readonly children: ReactNode }) {
  return (
    <li className={styles.line}>
      <Icon of={icon} className={texts.quiet} />
      {children}
    </li>
  );
}

/** Sharing comes first: the seller's friends are the first buyers. */
export function LiveActions({ ad, slots }: Props) {
  const { t } = useLingui();
  const price = formatPrice(ad.price, useLanguage());
  const address = useAddress(ad);
  const { label } = ad;
  const words = t`I am selling my ${label} for ${price}:`;
  return (
    <div className={layouts.stack8}>
      <a
        className={styles.whatsapp}
        href={`https://wa.me/?text=${encodeURIComponent(`${words} ${address}`)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon of={MessageCircle} />
        <Trans>Share on WhatsApp</Trans>
      </a>
      <div className={layouts.row8}>
        <ButtonLink variant="secondary" href={listingPath(ad.slug)} className={patterns.grows}>
          <Trans>See the ad</Trans>
        </ButtonLink>
        {slots.share(listingPath(ad.slug), `${label}, ${price}`)}
      </div>
    </div>
  );
}
