import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Badge } from '#app/ui/badge.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import type { DealerRow, RowOutcome } from '#contract/dealer/dealer.ts';
import styles from './row-results.module.css';

type Props = {
  readonly rows: readonly DealerRow[];
  readonly isCheck: boolean;
  /** Photos that could not be uploaded. */
  readonly failed: readonly string[];
};

const tones = { created: 'green', updated: 'green', unchanged: 'neutral', refused: 'red' } as const;

/** The outcome of each row, those that need attention first. */
export function RowResults({ rows, isCheck, failed }: Props) {
  const countOf = (outcome: RowOutcome) => rows.filter((row) => row.outcome === outcome).length;
  const first = rows.filter(({ outcome, status }) => outcome === 'refused' || status === 'pending');
  const others = rows.filter((row) => !first.includes(row));
  return (
    <section className={layouts.stack8}>
      <h2 className={texts.title}>{isCheck ? <Trans>Expected result</Trans> : <Trans>Result</Trans>}</h2>
      <p className={texts.quietFigures}>
        <Plural value={countOf('created')} one="# new" other="# new" /> ·{' '}
        <Plural value={countOf('updated')} one="# changed" other="# changed" /> ·{' '}
        <Plural value={countOf('unchanged')} one="# as before" other="# as before" /> ·{' '}
        <Plural value={countOf('refused')} one="# refused" other="# refused" />
      </p>
      {failed.length === 0 ? null : (
        <p className={styles.failed}>
          <Plural
            value={failed.length}
            one="# photo could not be sent:"
            other="# photos could not be sent:"
          />{' '}
          {failed.slice(0, 10).join(', ')}
        </p>
      )}
      <ul className={styles.rows}>
        {[...first, ...others].map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ul>
    </section>
  );
}

function Row({ row }: { readonly row: DealerRow }) {
  const isWaiting = row.status === 'pending' && row.outcome !== 'unchanged';
  return (
    <li className={styles.row}>
      <span className={styles.line}>{row.line}</span>
      <div>
        <p className={texts.lead}>{row.label}</p>
        {row.remarks.map((remark) => (
          <p key={remark} className={texts.quiet}>
            {remark}
          </p>
        ))}
      </div>
      <Badge tone={isWaiting ? 'amber' : tones[row.outcome]}>
        {isWaiting ? <Trans>Being checked</Trans> : <OutcomeName outcome={row.outcome} />}
      </Badge>
    </li>
  );
}

function OutcomeName({ outcome }: { readonly outcome: RowOutcome }): ReactNode {
  switch (outcome) {
    case 'created':
      return <Trans>New</Trans>;
    case 'updated':
      return <Trans>Changed</Trans>;
    case 'unchanged':
      return <Trans>Unchanged</Trans>;
    case 'refused':
      return <Trans>Refused</Trans>;
  }
}
