import { Trans } from '@lingui/react/macro';
import type { SellFailure } from '#app/features/sell/draft/drafts-store.ts';
import { DeviceFailureText } from '#app/ui/state/device-failure-text.tsx';

/** Why an action on a draft or an outbox row failed. */
export function SellFailureText({ failure }: { readonly failure: SellFailure }) {
  switch (failure) {
    case 'missing':
      return <Trans>It is no longer on this device.</Trans>;
    case 'photos':
      return <Trans>One of the photos cannot be read. Take it out of the ad or take it again.</Trans>;
    case 'sending':
      return <Trans>It is on its way already. Remove the ad once it has arrived.</Trans>;
    case 'limit':
      return <Trans>20 photos at most.</Trans>;
    default:
      return <DeviceFailureText failure={failure} />;
  }
}
