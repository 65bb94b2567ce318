import { Trans } from '@lingui/react/macro';
import { TrendingDown } from 'lucide';
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { OwnListing } from '#contract/sell/own-listing.ts';
import { LowerPriceSheet } from './lower-price-sheet.tsx';

/** Lowers the price of one's own listing, without the form. */
export function LowerPrice({ listing }: { readonly listing: Pick<OwnListing, 'id' | 'label' | 'price'> }) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Button
        variant="text"
        size="dense"
        aria-haspopup="dialog"
        icon={<Icon of={TrendingDown} size={18} />}
        onClick={() => setState('open')}
      >
        <Trans>Lower the price</Trans>
        <span className="visually-hidden">: {listing.label}</span>
      </Button>
      {state === 'unused' ? null : (
        <LowerPriceSheet listing={listing} isOpen={state === 'open'} onClose={() => setState('closed')} />
      )}
    </>
  );
}
