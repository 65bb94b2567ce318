import { Plural, Trans } from '@lingui/react/macro';
import { History } from 'lucide';
import { Fragment, type ReactNode, useState } from 'react';
import { useDevice } from '#app/data/device/use-device.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { DeviceFailureText } from '#app/ui/state/device-failure-text.tsx';
import texts from '#app/ui/texts.module.css';
import { UndoBar } from '#app/ui/undo-bar.tsx';
import { usedCarsPath } from '#contract/paths.ts';
import type { KeptCard } from '#offline/listing/kept-card.schema.ts';
import { listViewed } from '#offline/viewed/viewed-cars.ts';
import type { ViewedRow } from '#offline/viewed/viewed-row.schema.ts';
import { bringBack, forgetAll } from './viewed-cars.ts';
import styles from './viewed-list.module.css';

export type ViewedListProps = {
  /** Lays out the cars, which are list items. */
  grid(items: ReactNode): ReactNode;
  car(card: KeptCard): ReactNode;
};

/** The cars viewed on this device, last viewed first; works offline. */
export function ViewedList({ grid, car }: ViewedListProps) {
  const state = useDevice(listViewed);
  const [forgotten, setForgotten] = useState<readonly ViewedRow[]>([]);
  const rows = state.kind === 'known' ? state.value : [];
  return (
    <>
      {state.kind === 'failed' ? (
        <BlankState icon={History} title={<Trans>Cars you view can’t be kept here</Trans>}>
          <DeviceFailureText failure={state.failure} />
        </BlankState>
      ) : null}
      {state.kind === 'known' && rows.length === 0 ? (
        <BlankState
          icon={History}
          title={<Trans>No cars viewed yet</Trans>}
          actions={
            <ButtonLink href={usedCarsPath()}>
              <Trans>See used cars</Trans>
            </ButtonLink>
          }
        >
          <Trans>Cars you open are listed here, on this device only.</Trans>
        </BlankState>
      ) : null}
      {rows.length === 0 ? null : (
        <div className={styles.head}>
          <p className={texts.faint}>
            <Trans>Kept on this device only</Trans>
          </p>
          <Button variant="text" size="dense" onClick={() => void forgetAll().then(setForgotten)}>
            <Trans>Clear all</Trans>
          </Button>
        </div>
      )}
      {grid(rows.map(({ id, card }) => <Fragment key={id}>{car(card)}</Fragment>))}
      {forgotten.length === 0 ? null : (
        <UndoBar onUndo={() => void bringBack(forgotten)} onEnd={() => setForgotten([])}>
          <Plural value={forgotten.length} one="# viewed car cleared" other="# viewed cars cleared" />
        </UndoBar>
      )}
    </>
  );
}
