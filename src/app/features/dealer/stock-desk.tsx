import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#app/data/api/api-error.ts';
import { inTime } from '#app/data/api/in-time.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import { saveFile } from '#app/ui/save-file.ts';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import { listColumns, listTemplate } from '#contract/dealer/list-columns.ts';
import styles from './stock-desk.module.css';
import { StockForm } from './stock-form.tsx';

/** A dealer's stock, its import and its export. */
export function StockDesk({ owner, stock }: { readonly owner: string; readonly stock: ReactNode }) {
  return (
    <div className={styles.desk}>
      <section>
        <h2 className={styles.heading}>
          <Trans>Your cars</Trans>
        </h2>
        {stock}
      </section>
      <section>
        <h2 className={styles.heading}>
          <Trans>Add cars from a file</Trans>
        </h2>
        <ol className={styles.steps}>
          <li>
            <Trans>Download the template. It opens in any spreadsheet program and has one example car.</Trans>
            <Button
              variant="quiet"
              size="dense"
              icon={<Icon of={Download} />}
              onClick={() => saveFile(`\ufeff${listTemplate()}`, 'lajur-template.csv')}
            >
              <Trans>Download the template (CSV)</Trans>
            </Button>
          </li>
          <li>
            <Trans>Write one car on each line, in place of the example, and save it as Excel or CSV.</Trans>
            <Columns />
          </li>
          <li>
            <Trans>
              Check it here first, then add the cars. Each goes through the same checks as any other ad and is
              listed under your own number.
            </Trans>
          </li>
        </ol>
        <StockForm owner={owner} />
      </section>
      <section>
        <h2 className={styles.heading}>
          <Trans>Your cars as a file</Trans>
        </h2>
        <StockExport />
      </section>
    </div>
  );
}

/** What each column of the list means. */
function Columns() {
  const language = useLanguage();
  return (
    <details>
      <summary className={patterns.strongLineLink}>
        <Trans>What goes in each column</Trans>
      </summary>
      <table className={classNames(patterns.table, styles.table)}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Column</Trans>
            </th>
            <th scope="col">
              <Trans>What to enter</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {listColumns.map(({ name, isNeeded, meaning, example }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {meaning[language]}
                {isNeeded ? (
                  <strong className={texts.green}>
                    {' '}
                    · <Trans>Required</Trans>
                  </strong>
                ) : null}
                <span className={texts.noteLine}>{example}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Exports the dealer's cars as a list that can be edited and imported again. */
function StockExport() {
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
