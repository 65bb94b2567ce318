import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { useCallForm } from '#app/forms/use-call-form.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { StarsField } from '#app/ui/form/stars-field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import { dealRatingForm } from '#contract/dealer-pages/deal-rating-form.ts';
import { dealerPageLimits } from '#contract/dealer-pages/dealer-values.schema.ts';
import styles from './rate-deal.module.css';

/** Forms for the caller's finished deals with a dealer that are not rated yet; nothing for all others. */
export function RateDeals({ dealer }: { readonly dealer: string }) {
  const { state, refresh } = useAccountApi('deals', { dealer });
  const [isThanked, setIsThanked] = useState(false);
  if (state.kind !== 'known') return null;
  return (
    <>
      {state.data.items.map(({ listingId, car }) => (
        <RateDeal
          key={listingId}
          listingId={listingId}
          car={car}
          onRated={() => {
            setIsThanked(true);
            refresh();
          }}
        />
      ))}
      <p role="status">{isThanked ? <Trans>Thank you. Your rating is on this page.</Trans> : null}</p>
    </>
  );
}

type Props = { readonly listingId: number; readonly car: string; onRated(): void };

function RateDeal({ listingId, car, onRated }: Props) {
  const { t } = useLingui();
  const { isBusy, form, set, fieldOf, messageOf, formProps, problem } = useCallForm({
    rules: dealRatingForm,
    send: (api, { stars = '', words = '' }, clientId) =>
      api.post('rateDeal', { clientId, listingId: String(listingId), stars, words }),
    onSent: onRated,
  });

  return (
    <form className={classNames(layouts.card, styles.form)} {...formProps}>
      <StarsField
        name="stars"
        label={<Trans>How was the purchase of the {car}?</Trans>}
        value={form.stars}
        error={messageOf('stars')}
        onChoose={(chosen) => set('stars', chosen)}
      />
      <TextAreaField
        label={t`What should other buyers know? (optional)`}
        rows={3}
        longest={dealerPageLimits.wordsLength}
        {...fieldOf('words')}
      />
      {problem}
      <p className={texts.note}>
        <Trans>
          Everyone can read it, with the car and the month, without your name. You can rate a deal once.
        </Trans>
      </p>
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? <Trans>Sending…</Trans> : <Trans>Send the rating</Trans>}
      </Button>
    </form>
  );
}
