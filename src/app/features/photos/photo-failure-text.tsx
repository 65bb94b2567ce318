import { Trans } from '@lingui/react/macro';
import { DeviceFailureText } from '#app/ui/state/device-failure-text.tsx';

/** Why a photo could not be added or prepared, and how to fix it. */
export function PhotoFailureText({ failure }: { readonly failure: string | null }) {
  switch (failure) {
    case 'not-a-photo':
      return <Trans>This is not a photo. Choose a JPEG, PNG, WebP, AVIF or HEIC.</Trans>;
    case 'too-heavy':
      return <Trans>Larger than 15 MB. Take it again at a smaller size.</Trans>;
    case 'too-many-pixels':
      return <Trans>More than 50 megapixels. Take it again at a smaller size.</Trans>;
    case 'heic':
      return (
        <Trans>
          This browser can’t open iPhone photos (HEIC). On the iPhone choose Settings, Camera, Formats, Most
          Compatible, then take it again.
        </Trans>
      );
    case 'unsupported':
      return <Trans>This browser is too old to prepare photos. Update it, then open Lajur again.</Trans>;
    case 'limit':
      return <Trans>20 photos at most.</Trans>;
    case 'missing':
      return <Trans>It was removed in another tab.</Trans>;
    case 'full':
    case 'newer-version':
    case 'closed':
      return <DeviceFailureText failure={failure} />;
    case 'unavailable':
      return <Trans>That did not work. Try again.</Trans>;
    default:
      return <Trans>This file is damaged. Take the photo again or choose another.</Trans>;
  }
}
