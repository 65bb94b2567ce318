import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide';
import { useState } from 'react';
import type { AccountFailure } from '#app/data/account/account.ts';
import { copyEverything } from '#app/data/account/own-data.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { saveFile } from '#app/ui/save-file.ts';
import { CallProblem } from '#app/ui/state/call-problem.tsx';
import texts from '#app/ui/texts.module.css';
import { DeleteData } from './delete-data.tsx';
import styles from './profile.module.css';

/** Export and deletion of personal data, on the device and on the server. Also for guests. */
export function OwnData({ isSignedIn, onDeleted }: { readonly isSignedIn: boolean; onDeleted(): void }) {
  const api = useApiClient();
  const [failure, setFailure] = useState<AccountFailure>();
  const [isBusy, setIsBusy] = useState(false);

  async function take(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    const copy = await copyEverything(api);
    setIsBusy(false);
    if (copy.kind === 'done') saveFile(copy.json, 'lajur.json', 'application/json');
    else setFailure(copy);
  }

  return (
    <>
      <section className={classNames(layouts.raisedCard, styles.card)}>
        <h2 className={texts.title}>
          <Trans>Download a copy</Trans>
        </h2>
        <p className={texts.quiet}>
          <Trans>
            One file (JSON) with everything we keep about you: ads, requests, offers, messages, favourites,
            and what is on this device.
          </Trans>
        </p>
        <CallProblem failure={failure} />
        <Button
          variant="secondary"
          isWide
          aria-disabled={isBusy}
          icon={<Icon of={Download} size={18} />}
          onClick={() => void take()}
        >
          {isBusy ? <Trans>Preparing…</Trans> : <Trans>Download my data</Trans>}
        </Button>
      </section>
      <DeleteData isSignedIn={isSignedIn} onDeleted={onDeleted} />
    </>
  );
}
