import { Trans, useLingui } from '@lingui/react/macro';
import { useSellForm } from '#app/features/sell/draft/use-sell-form.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import layouts from '#app/ui/layouts.module.css';
import { tradePath } from '#contract/trade/trade-pages.ts';
import { DescriptionField } from './description-field.tsx';
import { NumberField } from './number-field.tsx';
import { PricePanel } from './price-panel.tsx';

/** Price and description. */
export function PriceFields() {
  const { t } = useLingui();
  const { draft } = useSellForm();
  return (
    <div className={layouts.stack20}>
      <PricePanel />
      <NumberField
        field="price"
        label={t`Your price (cash)`}
        kind="price"
        mostDigits={12}
        hint={<Trans>The full price in rupiah, not the down payment.</Trans>}
      />
      <DescriptionField />
      {draft.listing === null ? (
        <ButtonLink variant="text" href={tradePath('mobil', { draft: draft.id })}>
          <Trans>Trade it in instead</Trans>
        </ButtonLink>
      ) : null}
    </div>
  );
}
