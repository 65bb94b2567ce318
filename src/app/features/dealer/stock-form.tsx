import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FileSpreadsheet, ListChecks, Upload } from 'lucide';
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { FileChoice } from '#app/ui/form/file-choice.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import { RowResults } from './row-results.tsx';
import styles from './stock-desk.module.css';
import { type ListState, useStockList } from './use-stock-list.ts';

/** A list of cars and its photos. */
export function StockForm({ owner }: { readonly owner: string }) {
  const { t } = useLingui();
  const { state, isBusy, take } = useStockList(owner);
  const [list, setList] = useState<File>();
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [isMissing, setIsMissing] = useState(false);

  function send(isCheck: boolean): void {
    if (list === undefined) setIsMissing(true);
    else void take(list, photos, isCheck);
  }

  return (
    <div className={styles.form}>
      <FileChoice
        label={t`File (Excel or CSV)`}
        icon={<Icon of={FileSpreadsheet} />}
        accept=".csv,.xlsx,.txt,text/csv,text/plain"
        chosen={list?.name}
        onChoose={(files) => {
          setList(files[0]);
          setIsMissing(false);
        }}
      />
      <FileChoice
        label={t`Photos named in the file (optional)`}
        icon={<Icon of="images" />}
        accept="image/*"
        isMany
        chosen={
          photos.length === 0 ? undefined : <Plural value={photos.length} one="# photo" other="# photos" />
        }
        onChoose={setPhotos}
      />
      <div role="alert">
        {isMissing ? (
          <p className={classNames(tints.red, styles.problem)}>
            <Trans>Choose the file first.</Trans>
          </p>
        ) : null}
        <StockProblem state={state} />
      </div>
      <div className={classNames(layouts.wrap8, styles.buttons)}>
        <Button
          variant="secondary"
          icon={<Icon of={ListChecks} />}
          aria-disabled={isBusy}
          onClick={() => send(true)}
        >
          <Trans>Check only</Trans>
        </Button>
        <Button icon={<Icon of={Upload} />} aria-disabled={isBusy} onClick={() => send(false)}>
          <Trans>Add cars</Trans>
        </Button>
      </div>
      <p role="status" className={classNames(texts.quiet, patterns.filled)}>
        {state.kind === 'photos' ? (
          <Trans>
            Sending photo {state.done} of {state.of}
          </Trans>
        ) : state.kind === 'sending' ? (
          <Trans>Reading the file…</Trans>
        ) : null}
      </p>
      {state.kind === 'done' ? (
        <RowResults rows={state.answer.rows} isCheck={state.isCheck} failed={state.failed} />
      ) : null}
    </div>
  );
}

/** Why a list was rejected. */
function StockProblem({ state }: { readonly state: ListState }) {
  if (state.kind === 'offline')
    return (
      <p className={classNames(tints.amber, styles.problem)}>
        <Trans>No answer. Send it again when there is a signal: what has arrived stays as it is.</Trans>
      </p>
    );
  if (state.kind === 'too-long')
    return (
      <p className={classNames(tints.red, styles.problem)}>
        <Trans>That file is too long. Send 500 rows at a time.</Trans>
      </p>
    );
  if (state.kind === 'changed')
    return (
      <p className={classNames(tints.red, styles.problem)}>
        <Trans>The file has changed since you chose it. Choose it again.</Trans>
      </p>
    );
  return state.kind === 'refused' ? (
    <p className={classNames(tints.red, styles.problem)}>{state.message}</p>
  ) : null;
}
