import { Trans } from '@lingui/react/macro';
import type { Scope } from '#contract/account/account.ts';

export function ScopeName({ scope }: { readonly scope: Scope }) {
  switch (scope) {
    case 'dealer':
      return <Trans>Dealer</Trans>;
    case 'agent':
      return <Trans>Agent</Trans>;
    case 'staff':
      return <Trans>Lajur staff</Trans>;
    default:
      return <Trans>Private person</Trans>;
  }
}
