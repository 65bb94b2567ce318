import { Trans } from '@lingui/react/macro';
import { Check, TrendingDown, TrendingUp } from 'lucide';
import { Badge } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { ListingCard } from '#contract/listing/listing.ts';
import type { MarketBadge as MarketBadgeCode } from '#contract/market/market.ts';

const small = { size: 14, stroke: 2.25 } as const;

/** The market badge: icon and word. */
function MarketBadge({ badge }: { badge: MarketBadgeCode }) {
  if (badge === 'below') {
    return (
      <Badge tone="green" icon={<Icon of={TrendingDown} {...small} />}>
        <Trans>Below market</Trans>
      </Badge>
    );
  }
  if (badge === 'above') {
    return (
      <Badge tone="amber" icon={<Icon of={TrendingUp} {...small} />}>
        <Trans>Above market</Trans>
      </Badge>
    );
  }
  return (
    <Badge icon={<Icon of={Check} {...small} />}>
      <Trans>Fair price</Trans>
    </Badge>
  );
}

/** Next to a price: sold or reserved, otherwise the market badge; nothing if neither applies. */
export function PriceBadge({
  card: { status, marketBadge },
}: {
  card: Pick<ListingCard, 'status' | 'marketBadge'>;
}) {
  if (status === 'sold') {
    return (
      <Badge>
        <Trans>Sold</Trans>
      </Badge>
    );
  }
  if (status === 'reserved') {
    return (
      <Badge tone="amber">
        <Trans>Reserved</Trans>
      </Badge>
    );
  }
  return marketBadge === null ? null : <MarketBadge badge={marketBadge} />;
}
