import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useTextChecks } from '#app/forms/use-text-checks.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Chip } from '#app/ui/chip.tsx';
import { DigitsField } from '#app/ui/form/digits-field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { useCheckedForm } from '#app/ui/form/use-checked-form.ts';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import { formatPercent, formatPrice } from '#contract/money.ts';
import { offerForm, offerFormLimits } from '#contract/offers/offer-form.ts';
import styles from './offer-form.module.css';

export type OfferValues = { readonly amount: string; readonly note: string };

type Props = {
  /** The form's id, for the button in the sheet's footer. */
  readonly id: string;
  /** The asking price, in rupiah. */
  readonly price: number;
  /** Initial values. */
  readonly first: Partial<OfferValues>;
  /** What has just been changed. */
  onChange?(values: Partial<OfferValues>): void;
  onSend(values: OfferValues): void;
};

/** Discounts from the asking price, in percent. */
const steps = [3, 5, 10] as const;
/** Rounded to hundred thousands. */
const rounded = (price: number, percent: number) =>
  Math.round((price * (1 - percent / 100)) / 100_000) * 100_000;

/** An amount and a note, validated before they are queued. */
export function OfferForm({ id, price, first, onChange, onSend }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const rules = useMemo(() => offerForm(price), [price]);
  const { form, formRef, set, fieldOf, digitsOf, submit } = useCheckedForm({
    rules,
    first,
    onChange: (field, value) => onChange?.({ [field]: value }),
  });
  useTextChecks();
  const asked = formatPrice(price, language);

  return (
    <form
      ref={formRef}
      id={id}
      className={layouts.stack12}
      noValidate
      onSubmit={(event) =>
        submit(event, ({ amount = '', note = '' }) => onSend({ amount, note: note.trim() }))
      }
    >
      <p className={texts.quietFigures}>
        <Trans>Asking price: {asked}</Trans>
      </p>
      <fieldset className={styles.chips}>
        <legend className="visually-hidden">
          <Trans>Amounts to choose from</Trans>
        </legend>
        {steps.map((percent) => {
          const value = String(rounded(price, percent));
          return (
            <Chip key={percent} aria-pressed={form.amount === value} onClick={() => set('amount', value)}>
              {formatPercent(-percent, language)} · {formatPrice(Number(value), language)}
            </Chip>
          );
        })}
      </fieldset>
      <DigitsField label={t`Your price`} kind="price" mostDigits={11} {...digitsOf('amount')} />
      <TextAreaField
        label={t`A few words (optional)`}
        rows={2}
        longest={offerFormLimits.noteLength}
        maxLength={offerFormLimits.noteLength}
        {...fieldOf('note')}
      />
    </form>
  );
}
