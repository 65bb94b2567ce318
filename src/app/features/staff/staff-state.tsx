import { Trans } from '@lingui/react/macro';
import { CloudOff, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import patterns from '#app/ui/patterns.module.css';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import tints from '#app/ui/tints.module.css';
import styles from './staff.module.css';
import type { StaffAnswer } from './use-staff-api.ts';

type Props = {
  readonly state: Exclude<StaffAnswer<unknown>, { kind: 'known' }>;
  onAgain(): void;
  /** Said without a connection, where nothing is to be decided. */
  readonly offline?: ReactNode;
};

/** Shown while staff data is loading or has failed. */
export function StaffState({ state, onAgain, offline }: Props) {
  if (state.kind === 'reading')
    return (
      <div className={classNames(patterns.pairs, styles.waiting)} aria-busy="true">
        <Skeleton height="108px" radius="12px" />
        <Skeleton height="108px" radius="12px" />
        <Skeleton height="108px" radius="12px" />
      </div>
    );
  const isOffline = state.kind === 'offline';
  return (
    <div className={classNames(isOffline ? tints.amber : tints.red, styles.notice)} role="alert">
      <Icon of={isOffline ? CloudOff : TriangleAlert} />
      <p>
        {isOffline
          ? (offline ?? (
              <Trans>
                No signal. Decisions need a connection, so that two people never make the same one.
              </Trans>
            ))
          : state.message}
      </p>
      <Button variant="text" size="dense" onClick={onAgain}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
