import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { NumberSlider } from '#app/ui/calculator/number-slider.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentSection } from '#app/ui/content.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { formatNumber } from '#contract/money.ts';
import type { Credit } from '#money/credit.ts';
import { settlementOf } from '#money/early-settlement.ts';
import styles from './credit.module.css';
import type { CreditChanges, CreditInputs } from './inputs.ts';

type Props = {
  readonly credit: Credit;
  readonly inputs: CreditInputs;
  readonly penalty: number;
  onChange(changes: CreditChanges): void;
};

/** What ending the loan early costs, and saves. */
export function EarlySettlement({ credit, inputs, penalty, onChange }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { months } = credit.terms;
  const after = inputs.settledAfter ?? Math.floor(months / 2);
  const end = penalty <= 100 ? settlementOf(credit, after, penalty) : undefined;
  const rupiah = (amount: number) => `Rp ${formatNumber(amount, language)}`;
  if (months < 2) return null;
  return (
    <ContentSection heading={<Trans>Ending it early</Trans>}>
      <NumberSlider
        label={t`After`}
        after={t`instalments`}
        value={after}
        error={
          !Number.isInteger(after) || after < 1 || after >= months
            ? t`Enter between 1 and ${months - 1} instalments.`
            : undefined
        }
        onType={(settledAfter) => onChange({ settledAfter })}
        slider={{
          ...{ value: after, min: 1, max: Math.max(2, months - 1), step: 1 },
          nameOf: (value) => formatNumber(value, language),
          onSlide: (settledAfter) => onChange({ settledAfter }),
        }}
      />
      <NumberSlider
        label={t`Penalty on what is owed`}
        after="%"
        decimals={2}
        value={penalty}
        error={penalty > 100 ? t`Enter a penalty of at most 100%.` : undefined}
        onType={(value) => onChange({ penalty: value })}
      />
      {end === undefined ? null : (
        <dl className={layouts.grid} aria-live="polite">
          <div className={classNames(patterns.terms, styles.fact)}>
            <dt>
              <Trans>Still owed</Trans>
            </dt>
            <dd>{rupiah(end.owed)}</dd>
          </div>
          <div className={classNames(patterns.terms, styles.fact)}>
            <dt>
              <Trans>Penalty</Trans>
            </dt>
            <dd>{rupiah(end.penalty)}</dd>
          </div>
          <div className={classNames(patterns.terms, styles.fact)}>
            <dt>
              <Trans>To pay</Trans>
            </dt>
            <dd>
              <strong>{rupiah(end.toPay)}</strong>
            </dd>
          </div>
          <div className={classNames(patterns.terms, styles.fact)}>
            <dt>{end.saved >= 0 ? <Trans>Saved by it</Trans> : <Trans>It costs more by</Trans>}</dt>
            <dd>{rupiah(Math.abs(end.saved))}</dd>
          </div>
        </dl>
      )}
      <p className={texts.notePretty}>
        <Trans>Ask your lender how it reckons what is owed: contracts differ.</Trans>
      </p>
    </ContentSection>
  );
}
