import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useDeferredValue, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { WideTable } from '#app/ui/calculator/wide-table.tsx';
import { Chart } from '#app/ui/chart/chart.tsx';
import { ChartKey, ChartLegend } from '#app/ui/chart/chart-legend.tsx';
import { ChartBars } from '#app/ui/chart/marks.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentSection } from '#app/ui/content.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import { formatNumber, formatPrice } from '#contract/money.ts';
import type { Credit } from '#money/credit.ts';
import { type Instalment, scheduleOf, yearsOf } from '#money/credit-schedule.ts';
import styles from './credit.module.css';

/** Where the money goes: every instalment as a picture and a table. It follows a slider when there is time. */
export function CreditSchedule({ credit }: { readonly credit: Credit }) {
  return <Schedule credit={useDeferredValue(credit)} />;
}

const Schedule = memo(function Schedule({ credit }: { readonly credit: Credit }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const schedule = scheduleOf(credit);
  const thousands = (amount: number) => formatNumber(amount / 1000, language);
  const total = formatPrice(credit.financed + credit.interest, language);
  return (
    <ContentSection heading={<Trans>Where your money goes</Trans>}>
      <p className={texts.quiet}>
        <Trans>{total} in instalments</Trans>
      </p>
      <Bars schedule={schedule} />
      <ChartLegend>
        <ChartKey mark="area" look="green">
          <Trans>Loan {formatPrice(credit.financed, language)}</Trans>
        </ChartKey>
        <ChartKey mark="area" look="amber">
          <Trans>Interest {formatPrice(credit.interest, language)}</Trans>
        </ChartKey>
      </ChartLegend>
      <p className={texts.noteFigures}>
        <Trans>In thousands of rupiah</Trans>
      </p>
      <WideTable label={t`By year`}>
        <thead>
          <tr>
            <th scope="col">{t`Year`}</th>
            <th scope="col">{t`Paid`}</th>
            <th scope="col">{t`of it loan`}</th>
            <th scope="col">{t`of it interest`}</th>
            <th scope="col">{t`Still owed`}</th>
          </tr>
        </thead>
        <tbody>
          {yearsOf(schedule).map(({ year, paid, principal, interest, owed }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>{thousands(paid)}</td>
              <td>{thousands(principal)}</td>
              <td>{thousands(interest)}</td>
              <td>{thousands(owed)}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      <Disclosure
        className={classNames(layouts.column16, styles.more)}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        summary={<Trans>Every instalment</Trans>}
      >
        {isOpen ? <Months schedule={schedule} /> : null}
      </Disclosure>
      <p className={texts.notePretty}>
        <Trans>
          A flat loan’s interest is shown as it falls due by its effective rate: you owe most at the
          beginning.
        </Trans>
      </p>
    </ContentSection>
  );
});

function Months({ schedule }: { readonly schedule: readonly Instalment[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const thousands = (amount: number) => formatNumber(amount / 1000, language);
  return (
    <WideTable label={t`Every instalment`}>
      <thead>
        <tr>
          <th scope="col">{t`No.`}</th>
          <th scope="col">{t`Instalment`}</th>
          <th scope="col">{t`of it loan`}</th>
          <th scope="col">{t`of it interest`}</th>
          <th scope="col">{t`Still owed`}</th>
        </tr>
      </thead>
      <tbody>
        {schedule.map(({ number, amount, principal, interest, owed }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td>{thousands(amount)}</td>
            <td>{thousands(principal)}</td>
            <td>{thousands(interest)}</td>
            <td>{thousands(owed)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

const monthsOfYear = 12;

/** A bar an instalment, its interest on top; below them the years. */
function Bars({ schedule }: { readonly schedule: readonly Instalment[] }) {
  const most = Math.max(1, ...schedule.map(({ amount }) => amount));
  const years = yearsOf(schedule).map(({ year }) => {
    const [first, next] = [year - 1, year].map((each) => Math.min(schedule.length, each * monthsOfYear));
    return { at: ((first ?? 0) + (next ?? 0)) / 2 / schedule.length, name: String(year) };
  });
  return (
    <Chart height={8} across={years}>
      <ChartBars
        bars={schedule.map(({ principal, interest }) => [principal / most, interest / most])}
        looks={['green', 'amber']}
      />
    </Chart>
  );
}
