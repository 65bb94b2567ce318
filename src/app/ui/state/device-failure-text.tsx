import { Trans } from '@lingui/react/macro';
import type { DeviceFailure } from '#offline/device/device-database.ts';

/** Why nothing can be stored on this device, and how to fix it. */
export function DeviceFailureText({ failure }: { readonly failure: DeviceFailure }) {
  switch (failure) {
    case 'full':
      return <Trans>This device is full. Free up some space, then try again.</Trans>;
    case 'newer-version':
      return (
        <Trans>A newer version of Lajur is open in another tab. Reload this page, then try again.</Trans>
      );
    case 'closed':
      return <Trans>What this browser kept for Lajur was deleted while the page was open. Try again.</Trans>;
    case 'unavailable':
      return <Trans>This browser’s storage does not respond. Reload this page, then try again.</Trans>;
    case 'unsupported':
      return (
        <Trans>
          This browser cannot save anything, perhaps because it is in private mode. Open Lajur in a normal
          tab.
        </Trans>
      );
  }
}
