import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useDeferredValue, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { WideTable } from '#app/ui/calculator/wide-table.tsx';
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
  const rupiah = (amount: number) => formatNumber(amount, language);
  const total = formatPrice(credit.financed + credit.interest, language);
  return (
    <ContentSection heading={<Trans>Where your money goes</Trans>}>
      <p className={texts.quiet}>
        <Trans>{total} in instalments</Trans>
      </p>
      <Bars schedule={schedule} />
      <p className={styles.legend}>
        <span data-part="principal">
          <Trans>Loan {formatPrice(credit.financed, language)}</Trans>
        </span>
        <span data-part="interest">
          <Trans>Interest {formatPrice(credit.interest, language)}</Trans>
        </span>
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
              <td>{rupiah(paid)}</td>
              <td>{rupiah(principal)}</td>
              <td>{rupiah(interest)}</td>
              <td>{rupiah(owed)}</td>
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
  const rupiah = (amount: number) => formatNumber(amount, language);
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
            <td>{rupiah(amount)}</td>
            <td>{rupiah(principal)}</td>
            <td>{rupiah(interest)}</td>
            <td>{rupiah(owed)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

const size = { width: 480, height: 130 };

/** A bar an instalment, its interest on top; two paths, since a hundred elements would follow a slider slowly. */
function Bars({ schedule }: { readonly schedule: readonly Instalment[] }) {
  const step = size.width / schedule.length;
  const width = (step * 0.78).toFixed(2);
  const most = Math.max(1, ...schedule.map(({ amount }) => amount));
  const bar = (index: number, from: number, to: number) => {
    const [top, height] = [size.height * (1 - to / most), (size.height * (to - from)) / most];
    return `M${(index * step).toFixed(2)} ${top.toFixed(2)}h${width}v${height.toFixed(2)}h-${width}z`;
  };
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      className={styles.bars}
      aria-hidden="true"
    >
      <path
        className={styles.principal}
        d={schedule.map(({ principal }, index) => bar(index, 0, principal)).join('')}
      />
      <path
        className={styles.interest}
        d={schedule.map(({ principal, amount }, index) => bar(index, principal, amount)).join('')}
      />
    </svg>
  );
}
