import { Trans } from '@lingui/react/macro';
import { FileX2 } from 'lucide';
import { ButtonLink } from '#app/ui/button.tsx';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { DeviceFailureText } from '#app/ui/state/device-failure-text.tsx';
import { sellPath } from '#contract/paths.ts';
import type { DeviceFailure } from '#offline/device/device-database.ts';
import { SellFrame } from './sell-frame.tsx';

/** Shown if a step's draft is not on this device, or is unreadable. */
export function NoDraft({ failure }: { readonly failure: DeviceFailure | undefined }) {
  return (
    <SellFrame step={undefined} isHeading>
      <BlankState
        icon={FileX2}
        title={
          failure === undefined ? (
            <Trans>This draft is not on this device</Trans>
          ) : (
            <Trans>Drafts can’t be kept here</Trans>
          )
        }
        actions={
          <ButtonLink href={sellPath}>
            <Trans>Go to my ads</Trans>
          </ButtonLink>
        }
      >
        {failure === undefined ? (
          <Trans>
            It was deleted, sent already, or begun on another device. Your other drafts are still here.
          </Trans>
        ) : (
          <DeviceFailureText failure={failure} />
        )}
      </BlankState>
    </SellFrame>
  );
}
