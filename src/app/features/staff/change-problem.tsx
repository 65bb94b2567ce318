import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import tints from '#app/ui/tints.module.css';
import styles from './staff.module.css';
import type { ChangeFailure } from './use-staff-change.ts';

type Props = {
  readonly failure: ChangeFailure | undefined;
  /** Reloads the current state. */
  onReload?(): void;
};

/** Why a change was rejected. */
export function ChangeProblem({ failure, onReload }: Props) {
  return (
    <div role="alert">
      {failure === undefined ? null : (
        <div className={classNames(failure.kind === 'refused' ? tints.red : tints.amber, styles.notice)}>
          <Icon of={TriangleAlert} />
          <p>
            {failure.kind === 'offline' ? (
              <Trans>No signal, so nothing has been decided. Try again when there is one.</Trans>
            ) : failure.kind === 'conflict' ? (
              <Trans>Someone else has decided or changed this in the meantime. Look at it again first.</Trans>
            ) : (
              failure.message
            )}
          </p>
          {failure.kind === 'conflict' && onReload ? (
            <Button variant="text" size="dense" onClick={onReload}>
              <Trans>Show it as it is now</Trans>
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}
