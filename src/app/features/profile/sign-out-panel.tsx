import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type AccountFailure, signOut } from '#app/data/account/account.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { CallProblem } from '#app/ui/state/call-problem.tsx';
import texts from '#app/ui/texts.module.css';
import styles from './profile.module.css';

/** Ends the session with a button, because opening a page must not change anything. */
export function SignOutPanel({ onSignedOut }: { onSignedOut(): void }) {
  const api = useApiClient();
  const [failure, setFailure] = useState<AccountFailure>();
  const [isBusy, setIsBusy] = useState(false);

  async function leave(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    const outcome = await signOut(api);
    setIsBusy(false);
    if (outcome.kind === 'done') onSignedOut();
    else setFailure(outcome);
  }

  return (
    <section className={classNames(layouts.raisedCard, styles.card)}>
      <p className={texts.quiet}>
        <Trans>
          Your account’s data is removed from this device. Drafts and favourites saved here stay; anything
          waiting to be sent waits until you sign in again.
        </Trans>
      </p>
      <CallProblem failure={failure} />
      <Button isWide aria-disabled={isBusy} onClick={() => void leave()}>
        {isBusy ? <Trans>Signing out…</Trans> : <Trans>Sign out</Trans>}
      </Button>
    </section>
  );
}
