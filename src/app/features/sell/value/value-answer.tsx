import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { beginDraft, type SellFailure } from '#app/features/sell/draft/drafts-store.ts';
import { Basis } from '#app/features/sell/fields/price-panel.tsx';
import { useRecommendedPrice } from '#app/features/sell/fields/use-recommended-price.ts';
import { SellFailureText } from '#app/features/sell/sell-failure-text.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import texts from '#app/ui/texts.module.css';
import { formatPrice } from '#contract/money.ts';
import { sellStepPath } from '#contract/paths.ts';
import type { NamedModel } from './model-sheet.tsx';
import styles from './value-answer.module.css';

type Props = { readonly model: NamedModel; readonly makeYear: string };

/** Asking prices of such cars, and a link to sell it: the known facts are already filled in. */
export function ValueAnswer({ model, makeYear }: Props) {
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [failure, setFailure] = useState<SellFailure>();
  const { brandId, brandName, modelId, modelName, name } = model;
  const form = { brandId, brandName, modelId, modelName, makeYear };
  const advice = useRecommendedPrice(form);

  async function sell(): Promise<void> {
    const begun = await beginDraft(form);
    if (begun.ok) navigate(sellStepPath('city', begun.id));
    else setFailure(begun.failure);
  }

  if (advice.kind === 'asking') return <Skeleton height="166px" radius="12px" />;
  const low = advice.kind === 'known' ? formatPrice(advice.price.minPrice, language) : '';
  const high = advice.kind === 'known' ? formatPrice(advice.price.maxPrice, language) : '';
  return (
    <div className={classNames(layouts.card, styles.answer)} role="status">
      {advice.kind === 'known' ? (
        <>
          <p className={texts.note}>
            {name} {makeYear}
          </p>
          <p className={texts.priceFigures}>
            {low} – {high}
          </p>
          <p className={styles.basis}>
            <Basis price={advice.price} />{' '}
            {advice.isOffline ? <Trans>Without a signal, this is what is saved on your device.</Trans> : null}
          </p>
        </>
      ) : (
        <p className={styles.basis}>
          <Trans>We know too little about this model to recommend a price.</Trans>
        </p>
      )}
      <Button variant="quiet" isWide onClick={() => void sell()}>
        <Trans>Sell this car</Trans>
      </Button>
      {failure === undefined ? null : (
        <p role="alert" className={styles.basis}>
          <SellFailureText failure={failure} />
        </p>
      )}
    </div>
  );
}
