import { Plural, Trans } from '@lingui/react/macro';
import { CircleAlert, Clock } from 'lucide';
import { useDeviceIfHeld } from '#app/data/device/use-device.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconTile } from '#app/ui/icon/icon-tile.tsx';
import { RowLink, RowPicture, RowVerb } from '#app/ui/link/row-link.tsx';
import { outboxPath, sellStepPath } from '#contract/paths.ts';
import { readBegunAd } from '#offline/outbox/begun-ad.ts';

/** An ad that its number keeps hidden; the draft edited last; otherwise the number of queued calls. */
export function BegunAdRow() {
  const state = useDeviceIfHeld(['drafts', 'outbox'], readBegunAd);
  const begun = state.kind === 'known' ? state.value : undefined;
  if (!begun) return null;
  if (begun.unverified > 0) return <OneStepRow />;
  if (!begun.draft) return <WaitingRow count={begun.waiting} />;
  const { id, form, photoCount, coverPreview, refusal, lastStep } = begun.draft;
  const name = [form.modelName ?? form.brandName, form.makeYear]
    .flatMap((word) => word?.trim() || [])
    .join(' ');
  return (
    <RowLink
      href={sellStepPath(refusal ? 'review' : lastStep, id)}
      sign={<RowPicture address={coverPreview ?? undefined} />}
      title={name === '' ? <Trans>The ad you started</Trans> : <Trans>Your ad: {name}</Trans>}
      note={
        refusal ? (
          <Trans>Something needs fixing</Trans>
        ) : (
          <Plural
            value={photoCount}
            _0="Safe on this device"
            one="# photo · safe on this device"
            other="# photos · safe on this device"
          />
        )
      }
      end={
        <RowVerb>
          <Trans>Continue</Trans>
        </RowVerb>
      }
    />
  );
}

function OneStepRow() {
  return (
    <RowLink
      href={outboxPath}
      sign={
        <IconTile>
          <Icon of={CircleAlert} />
        </IconTile>
      }
      title={<Trans>Your ad: one step left</Trans>}
      note={<Trans>It stays hidden until you verify your number</Trans>}
    />
  );
}

function WaitingRow({ count }: { readonly count: number }) {
  return (
    <RowLink
      href={outboxPath}
      sign={
        <IconTile>
          <Icon of={Clock} />
        </IconTile>
      }
      title={<Trans>Outbox</Trans>}
      note={<Plural value={count} one="# entry waits to be sent" other="# entries wait to be sent" />}
    />
  );
}
