import { Trans } from '@lingui/react/macro';
import type { OutletOffer } from '#contract/outlets/outlet.ts';

/** The translated name of a service of an outlet. */
export function OfferName({ offer }: { readonly offer: OutletOffer }) {
  switch (offer) {
    case 'sales':
      return <Trans>Sales</Trans>;
    case 'service':
      return <Trans>Service</Trans>;
    case 'parts':
      return <Trans>Spare parts</Trans>;
    case 'test-drive':
      return <Trans>Test drive</Trans>;
    case 'body-repair':
      return <Trans>Body repair</Trans>;
    case 'charging':
      return <Trans>Charging</Trans>;
  }
}
