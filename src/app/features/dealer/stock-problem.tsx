import { Trans } from '@lingui/react/macro';
import { classNames } from '#app/ui/class-names.ts';
import tints from '#app/ui/tints.module.css';
import styles from './stock-desk.module.css';
import type { ListState } from './use-stock-list.ts';

/** Why a list was rejected. */
export function StockProblem({ state }: { readonly state: ListState }) {
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
