import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide';
import { useState } from 'react';
import { ApiError } from '#app/data/api/api-error.ts';
import { inTime } from '#app/data/api/in-time.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { saveFile } from '#app/ui/save-file.ts';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import styles from './stock-desk.module.css';

/** Exports the dealer's cars as a list that can be edited and imported again. */
export function StockExport() {
  const api = useApiClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<'offline' | { readonly message: string }>();

  async function fetchList(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      const { csv } = await inTime(api.post('dealerExport', {}));
      saveFile(csv, 'lajur.csv');
    } catch (cause) {
      setProblem(cause instanceof ApiError ? { message: cause.message } : 'offline');
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className={styles.form}>
      <p className={texts.quiet}>
        <Trans>
          The file opens in any spreadsheet program. Change the prices and upload it again: only what you
          changed is updated.
        </Trans>
      </p>
      <div className={classNames(layouts.wrap8, styles.buttons)}>
        <Button
          variant="secondary"
          icon={<Icon of={Download} />}
          aria-disabled={isBusy}
          onClick={() => void fetchList()}
        >
          <Trans>Download my cars (CSV)</Trans>
        </Button>
      </div>
      <div role="alert">
        {problem === undefined ? null : (
          <p className={classNames(problem === 'offline' ? tints.amber : tints.red, styles.problem)}>
            {problem === 'offline' ? <Trans>No signal. Try again when there is one.</Trans> : problem.message}
          </p>
        )}
      </div>
    </div>
  );
}
