import { Trans } from '@lingui/react/macro';
import { TrendingDown, TrendingUp } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { formatPrice } from '#contract/money.ts';

const small = { size: 14, stroke: 2.25 } as const;

/** The price difference of a favourite since it was saved; nothing if there is none. */
export function PriceChange({ before, now }: { readonly before: number; readonly now: number }) {
  const language = useLanguage();
  const amount = formatPrice(Math.abs(now - before), language);
  if (now < before) {
    return (
      <Badge tone="green" icon={<Icon of={TrendingDown} {...small} />}>
        <Trans>Down {amount} since you saved it</Trans>
      </Badge>
    );
  }
  if (now > before) {
    return (
      <Badge icon={<Icon of={TrendingUp} {...small} />}>
        <Trans>Up {amount} since you saved it</Trans>
      </Badge>
    );
  }
  return null;
}
