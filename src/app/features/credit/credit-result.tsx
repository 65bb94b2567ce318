import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { NoResult } from '#app/ui/calculator/no-result.tsx';
import { ResultPanel } from '#app/ui/calculator/result-panel.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentSection } from '#app/ui/content.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { formatNumber } from '#contract/money.ts';
import type { Calculation } from './calculation.ts';
import styles from './credit.module.css';
import { useProblemWords } from './use-problem-words.ts';

/** The instalment, and the flat rate beside the effective one. */
export function CreditResult({ calculation }: { readonly calculation: Calculation }) {
  const { t } = useLingui();
  const language = useLanguage();
  const wordsOf = useProblemWords();
  const { credit, problem, terms } = calculation;
  const rupiah = (amount: number) => `Rp ${formatNumber(amount, language)}`;
  const percent = (value: number | undefined) =>
    value === undefined ? '–' : `${formatNumber(value, language, 2)}%`;
  if (credit === undefined || problem !== undefined) {
    return (
      <NoResult label={t`What the loan costs`}>{problem === undefined ? null : wordsOf(problem)}</NoResult>
    );
  }
  return (
    <ResultPanel
      label={t`What the loan costs`}
      about={<Trans>Instalment a month</Trans>}
      sum={rupiah(credit.instalment)}
    >
      <dl className={classNames(patterns.terms, styles.rates)}>
        <div>
          <dt>{terms.kind === 'flat' ? <Trans>Flat rate</Trans> : <Trans>Same as flat</Trans>}</dt>
          <dd>
            <Trans>{percent(credit.flatRate)} a year</Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Effective rate</Trans>
          </dt>
          <dd>
            <Trans>{percent(credit.effectiveRate)} a year</Trans>
          </dd>
        </div>
      </dl>
      <p className={texts.notePretty}>
        <Trans>An example, not an offer. Compare loans by the effective rate.</Trans>
      </p>
    </ResultPanel>
  );
}

/** All that is paid, and when. */
export function CreditFacts({ calculation }: { readonly calculation: Calculation }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { credit, terms, premium } = calculation;
  if (credit === undefined) return null;
  const rupiah = (amount: number) => `Rp ${formatNumber(amount, language)}`;
  const isAtOnce = terms.first === 'advance';
  const { effectiveWithFees: withFees } = credit;
  return (
    <ContentSection heading={<Trans>What it costs</Trans>}>
      <dl className={layouts.grid}>
        <Fact name={isAtOnce ? t`At signing, with the first instalment` : t`At signing`}>
          {rupiah(credit.atSigning)}
        </Fact>
        <Fact name={t`Loan amount`}>{rupiah(credit.financed)}</Fact>
        {premium === undefined ? null : (
          <Fact name={terms.isInsuranceLent ? t`of it insurance` : t`Insurance, at signing`}>
            {rupiah(premium.lowest)}
          </Fact>
        )}
        <Fact name={t`Interest`}>{rupiah(credit.interest)}</Fact>
        <Fact name={t`Fees`}>
          {rupiah(credit.provision + (terms.administration ?? 0) + (terms.fiducia ?? 0))}
        </Fact>
        <Fact name={t`Effective rate with fees`}>
          {withFees === undefined ? '–' : `${formatNumber(withFees, language, 2)}%`}
        </Fact>
        <Fact name={t`Paid in all, with the down payment`}>{rupiah(credit.total)}</Fact>
      </dl>
    </ContentSection>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={classNames(patterns.terms, styles.fact)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
