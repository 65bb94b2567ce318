import { Trans } from '@lingui/react/macro';
import { Trash2 } from 'lucide';
import { useState } from 'react';
import type { AccountFailure } from '#app/data/account/account.ts';
import { deleteFromDevice, deleteFromServer } from '#app/data/account/own-data.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { endPush } from '#app/pwa/push.ts';
import { documentCookies } from '#app/tracking/cookie-jar.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Choice } from '#app/ui/form/choice.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { CallProblem } from '#app/ui/state/call-problem.tsx';
import texts from '#app/ui/texts.module.css';
import styles from './profile.module.css';

type Props = { readonly isSignedIn: boolean; onDeleted(): void };

/** Permanent deletion, after showing what is deleted and a confirmation. */
export function DeleteData({ isSignedIn, onDeleted }: Props) {
  const api = useApiClient();
  const [isMeant, setIsMeant] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<AccountFailure>();

  async function remove(everywhere: boolean): Promise<void> {
    if (isBusy || !isMeant) return;
    setIsBusy(true);
    setFailure(undefined);
    if (everywhere) {
      const outcome = await deleteFromServer(api);
      if (outcome.kind !== 'done') {
        setIsBusy(false);
        return setFailure(outcome);
      }
    }
    await forgetDevice();
    onDeleted();
  }

  return (
    <section className={classNames(layouts.raisedCard, styles.card)}>
      <h2 className={texts.title}>
        <Trans>Delete everything</Trans>
      </h2>
      <p className={texts.quiet}>
        {isSignedIn ? (
          <Trans>
            Your ads are taken down, your offers end, your name is removed from your requests, and your
            account is deleted. Drafts, favourites and everything else on this device go too. This cannot be
            undone.
          </Trans>
        ) : (
          <Trans>
            Drafts, favourites and everything else on this device, and what it has sent without an account.
            This cannot be undone.
          </Trans>
        )}
      </p>
      <Choice
        type="checkbox"
        isBoxed
        checked={isMeant}
        onChange={({ currentTarget }) => setIsMeant(currentTarget.checked)}
      >
        <Trans>I understand that it is gone for good.</Trans>
      </Choice>
      <CallProblem failure={failure} />
      <Button
        variant="secondary"
        isWide
        className={styles.danger}
        aria-disabled={isBusy || !isMeant}
        icon={<Icon of={Trash2} size={18} />}
        onClick={() => void remove(true)}
      >
        {isBusy ? <Trans>Deleting…</Trans> : <Trans>Delete everything</Trans>}
      </Button>
      <Button variant="text" isWide aria-disabled={isBusy || !isMeant} onClick={() => void remove(false)}>
        <Trans>Only from this device</Trans>
      </Button>
    </section>
  );
}

/**
 * Deletes all personal data from the device: push subscription, database, and cookies accessible to scripts.
 */
async function forgetDevice(): Promise<void> {
  await endPush().catch(() => undefined);
  await deleteFromDevice();
  for (const pair of document.cookie.split('; ')) {
    const [name] = pair.split('=');
    if (name) documentCookies.set(name, '', 0);
  }
}
