import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { fieldError, useAccountCall } from '#app/data/account/use-account-call.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { StarsField } from '#app/ui/form/stars-field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import layouts from '#app/ui/layouts.module.css';
import { CallProblem } from '#app/ui/state/call-problem.tsx';
import texts from '#app/ui/texts.module.css';
import { dealerPageLimits } from '#contract/dealer-pages/dealer-values.schema.ts';
import { newClientId } from '#offline/device/new-client-id.ts';
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
  const { isBusy, failure, run } = useAccountCall();
  const [clientId] = useState(newClientId);
  const [stars, setStars] = useState<string>();
  const [words, setWords] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (stars === undefined) return setIsMissing(true);
    const fields = { clientId, listingId: String(listingId), stars, words };
    if (await run((api) => api.post('rateDeal', fields))) onRated();
  }

  return (
    <form className={classNames(layouts.card, styles.form)} noValidate onSubmit={(event) => void send(event)}>
      <StarsField
        name={`stars-${listingId}`}
        label={<Trans>How was the purchase of the {car}?</Trans>}
        value={stars}
        error={isMissing ? t`Choose one to five stars.` : undefined}
        onChoose={(chosen) => {
          setStars(chosen);
          setIsMissing(false);
        }}
      />
      <TextAreaField
        label={t`What should other buyers know? (optional)`}
        rows={3}
        longest={dealerPageLimits.wordsLength}
        value={words}
        error={fieldError(failure, 'words')}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <CallProblem failure={failure} shown={['words']} />
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
