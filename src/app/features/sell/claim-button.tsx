import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import type { OwnListing } from '#contract/own-listing.ts';
import type { SellFailure } from './drafts-store.ts';
import { queueStatus } from './queue-status.ts';
import { SellFailureText } from './sell-failure-text.tsx';
import styles from './status-actions.module.css';

type Props = {
  readonly listing: Pick<OwnListing, 'id' | 'revision' | 'label'>;
  /** It stands in line already. */
  readonly isWaiting: boolean;
};

/** Makes an advertisement that somebody sent with one's number one's own: by hand, since anybody may type a number. */
export function ClaimButton({ listing, isWaiting }: Props) {
  const language = useLanguage();
  const [failure, setFailure] = useState<SellFailure>();
  if (isWaiting) return null;

  async function claim(): Promise<void> {
    const done = await queueStatus(listing, 'claim', language);
    setFailure(done.ok ? undefined : done.failure);
  }

  return (
    <>
      <Button variant="quiet" size="dense" onClick={() => void claim()}>
        <Trans>It is mine: put it online</Trans>
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
