import { Trans } from '@lingui/react/macro';
import { BellPlus, BellRing } from 'lucide';
import { useEffect, useState } from 'react';
import { useAccount } from '#app/data/account/use-account.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { DeviceFailureText } from '#app/ui/state/device-failure-text.tsx';
import texts from '#app/ui/texts.module.css';
import { signInPath } from '#contract/account/account-paths.ts';
import { awaitedIdOf } from '#contract/collections/awaited-id.ts';
import type { NewModelCard } from '#contract/new-vehicles/new-vehicle.schema.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import type { ToggleResult } from '#offline/collections/limited-table.ts';
import { awaitedLimit } from '#offline/device/limits.ts';
import styles from './await-model.module.css';
import { noteTold, toggle, useAwaited } from './use-awaited.ts';

type Props = {
  readonly kind: VehicleKind;
  readonly model: NewModelCard;
  /** For a row of a list. */
  readonly isDense?: boolean;
};

/**
 * "Tell me": saves the upcoming model on this device. The entry is removed once its page is opened while it
 * is on sale.
 */
export function AwaitModel({ kind, model, isDense = false }: Props) {
  const id = awaitedIdOf(kind, model.brand.slug, model.slug);
  const isAwaited = useAwaited().some((row) => row.id === id);
  const isUpcoming = model.status === 'upcoming';
  const isSeen = isAwaited && model.status === 'on-sale';
  useEffect(() => {
    if (isSeen) void noteTold(id);
  }, [id, isSeen]);
  const [answer, setAnswer] = useState<ToggleResult>();
  if (!isUpcoming) return null;
  const name = `${model.brand.name} ${model.name}`;
  return (
    <div className={styles.await}>
      <Button
        variant={isDense ? 'quiet' : 'secondary'}
        size={isDense ? 'dense' : 'regular'}
        icon={<Icon of={isAwaited ? BellRing : BellPlus} />}
        onClick={() => void toggle({ id, name }).then(setAnswer)}
      >
        {isAwaited ? <Trans>You will be told</Trans> : <Trans>Tell me</Trans>}
        <span className="visually-hidden">: {name}</span>
      </Button>
      {answer?.kind === 'limit-reached' || answer?.kind === 'failed' ? (
        <p role="alert" className={texts.note}>
          {answer.kind === 'failed' ? (
            <DeviceFailureText failure={answer.failure} />
          ) : (
            <Trans>You can follow at most {awaitedLimit} models on this device. Remove one first.</Trans>
          )}
        </p>
      ) : isAwaited ? (
        <AwaitedNote path={newVehiclesPath(kind, model.brand.slug, model.slug)} />
      ) : null}
    </div>
  );
}

/** Explains how the visitor will be notified. */
function AwaitedNote({ path }: { readonly path: string }) {
  const { isKnown, id } = useAccount();
  if (!isKnown) return null;
  return (
    <p role="status" className={texts.note}>
      {id === undefined ? (
        <Trans>
          Saved on this device: the home page tells you when it is on sale.{' '}
          <AppLink href={signInPath(path)} className={texts.link}>
            Sign in
          </AppLink>{' '}
          to be sent a message as well.
        </Trans>
      ) : (
        <Trans>You get one message when it is on sale.</Trans>
      )}
    </p>
  );
}
