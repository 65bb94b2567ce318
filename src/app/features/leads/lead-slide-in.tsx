import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide';
import { useEffect, useId, useState } from 'react';
import { useIsOwnListing } from '#app/data/account/own-listing.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import { leadFormPath } from '#contract/leads/lead-paths.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { SenderFields } from './lead-fields.tsx';
import { LeadForm } from './lead-form.tsx';
import { hasWrittenTo } from './lead-memory.ts';
import styles from './lead-slide-in.module.css';
import { LeadWays } from './lead-ways.tsx';
import { dismissForGood, isRightMoment, maySlideIn, noteSlidIn } from './slide-in-memory.ts';

/**
 * A short form that slides in next to a car after a while and can be dismissed permanently
 * (docs/product.md#leads).
 */
export function LeadSlideIn({ listing }: { readonly listing: ListingDetail }) {
  const { t } = useLingui();
  const id = useId();
  const { id: listingId, label, makeYear, mobileVerified, status } = listing;
  const isOthers = useIsOwnListing(listingId) === false;
  const isPossible = isOthers && mobileVerified && status === 'live' && !hasWrittenTo(listingId);
  const isDue = useRightMoment(listingId, isPossible);
  const [closed, setClosed] = useState<number>();
  const isOpen = isDue && closed !== listingId;
  useEffect(() => {
    if (!isOpen) return;
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setClosed(listingId);
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [isOpen, listingId]);
  if (!isOpen) return null;
  return (
    <aside className={styles.slideIn} aria-labelledby={`${id}-title`}>
      <div className={layouts.apart12}>
        <h2 id={`${id}-title`} className={texts.sheetTitle}>
          <Trans>Would you like the seller to call you?</Trans>
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={t`Close`}
          onClick={() => setClosed(listingId)}
        >
          <Icon of={X} />
        </button>
      </div>
      <p className={texts.quiet}>
        <Trans>
          Leave your number for the {label} {makeYear}. Only this seller gets it.
        </Trans>
      </p>
      <LeadForm
        kind="contact"
        listingId={listingId}
        seller={listing.sellerName ?? ''}
        label={`${label} ${makeYear}`}
        page={leadFormPath('contact', listingId)}
        offered={{ message: t`Please call me about this car.` }}
        ways={<LeadWays car={listing} isOnItsPage />}
        button={<Trans>Call me</Trans>}
      >
        {(view) => <SenderFields view={view} hasEmail={false} />}
      </LeadForm>
      <Button
        variant="text"
        size="dense"
        onClick={() => {
          dismissForGood();
          setClosed(listingId);
        }}
      >
        <Trans>Don’t ask me again</Trans>
      </Button>
    </aside>
  );
}

/** Whether the form may slide in now. Time only counts while the page is visible. */
function useRightMoment(listingId: number, isPossible: boolean): boolean {
  const [due, setDue] = useState<number>();
  useEffect(() => {
    if (!isPossible || !maySlideIn()) return;
    let lookedMs = 0;
    const everyMs = 1000;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      lookedMs += everyMs;
      // Not above an open dialog, not while typing, and not after the seller's number was requested.
      if (isBusyElsewhere() || !maySlideIn() || !isRightMoment({ lookedMs, read: readSoFar() })) return;
      clearInterval(timer);
      noteSlidIn();
      setDue(listingId);
    }, everyMs);
    return () => clearInterval(timer);
  }, [listingId, isPossible]);
  return due === listingId;
}

function isBusyElsewhere(): boolean {
  return (
    document.querySelector('[role="dialog"]') !== null ||
    document.activeElement?.matches('input, textarea, select') === true
  );
}

/** The share of the car's own section that has been on screen. */
function readSoFar(): number {
  const part = document.querySelector('article')?.getBoundingClientRect();
  return part === undefined || part.height === 0 ? 0 : (innerHeight - part.top) / part.height;
}
