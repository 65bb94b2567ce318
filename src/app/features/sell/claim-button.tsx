import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useOutboxRow } from '#app/data/sell/outbox.ts';
import type { SellFailure } from '#app/features/sell/draft/drafts-store.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import type { OwnListing } from '#contract/sell/own-listing.ts';
import { queueStatus } from './queue-status.ts';
import { SellFailureText } from './sell-failure-text.tsx';
import styles from './status-actions.module.css';

type Props = {
  readonly listing: Pick<OwnListing, 'id' | 'revision' | 'label' | 'clientId' | 'status'>;
  /** It is queued already. */
  readonly isWaiting: boolean;
};

/**
 * Claims a listing that was submitted with the account's number: manually, since others can enter a number
 * too. Listings this device submitted before verification are claimed automatically.
 */
export function ClaimButton({ listing, isWaiting }: Props) {
  const language = useLanguage();
  const [failure, setFailure] = useState<SellFailure>();
  const isFromHere = useOutboxRow(listing.clientId ?? undefined)?.state === 'sent';
  const wasTried = useRef(false);
  const isToBeTried = isFromHere && !isWaiting;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever else of the listing changes
  useEffect(() => {
    if (!isToBeTried || wasTried.current) return;
    wasTried.current = true;
    void claim();
  }, [isToBeTried]);
  if (isWaiting) return null;

  async function claim(): Promise<void> {
    const done = await queueStatus(listing, 'claim', language);
    setFailure(done.ok ? undefined : done.failure);
  }

  return (
    <>
      <Button variant="quiet" size="dense" onClick={() => void claim()}>
        {listing.status === 'live' ? (
          <Trans>It is mine: take it over</Trans>
        ) : (
          <Trans>It is mine: put it online</Trans>
        )}
        <span className="visually-hidden">: {listing.label}</span>
      </Button>
      {failure === undefined ? null : (
        <p role="alert" className={styles.failure}>
          <SellFailureText failure={failure} />
        </p>
      )}
    </>
  );
}
