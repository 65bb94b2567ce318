import { Trans, useLingui } from '@lingui/react/macro';
import { DigitsField } from '#app/ui/digits-field.tsx';
import { leadCovers } from '#contract/lead.ts';
import styles from './insurance-fields.module.css';
import type { ViewProps } from './lead-fields.tsx';

/** What the car is worth, and against what it is to be insured. */
export function InsuranceFields({ view }: ViewProps) {
  const { t } = useLingui();
  const { form, set, leave, messageOf } = view;
  const words = {
    comprehensive: { name: t`Comprehensive`, note: t`Small damage too, and theft.` },
    'total-loss': { name: t`Total loss only`, note: t`Theft, and damage of three quarters or more.` },
  };
  const problem = messageOf('cover');
  return (
    <>
      <div data-lead-field="price">
        <DigitsField
          label={t`Price of the car`}
          unit="Rp"
          mostDigits={11}
          value={form.price ?? ''}
          error={messageOf('price')}
          onDigits={(digits) => set({ price: digits })}
          onBlur={() => leave('price')}
        />
      </div>
      <fieldset className={styles.covers} data-lead-field="cover">
        <legend className={styles.legend}>
          <Trans>What it is to cover</Trans>
        </legend>
        {leadCovers.map((cover) => (
          <label key={cover} className={styles.cover}>
            <input
              type="radio"
              name="cover"
              value={cover}
              checked={form.cover === cover}
              onChange={() => set({ cover })}
            />
            <span>
              {words[cover].name}
              <span className={styles.note}>{words[cover].note}</span>
            </span>
          </label>
        ))}
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      </fieldset>
    </>
  );
}
