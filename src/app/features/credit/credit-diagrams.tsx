import { Trans, useLingui } from '@lingui/react/macro';
import { type IconNode, Landmark, Store, User } from 'lucide';
import { type ReactNode, useId } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Chart } from '#app/ui/chart/chart.tsx';
import { ChartKey, ChartLegend } from '#app/ui/chart/chart-legend.tsx';
import { ChartTable } from '#app/ui/chart/chart-table.tsx';
import { ChartBand } from '#app/ui/chart/marks.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { formatNumber, formatPrice } from '#contract/money.ts';
import type { Credit } from '#money/credit.ts';
import { scheduleOf, yearsOf } from '#money/credit-schedule.ts';
import styles from './credit-diagrams.module.css';

type Props = { readonly credit: Credit };

/** Who pays whom: the buyer, the seller and the lender, with the sums of the example. */
export function CreditParties({ credit }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const head = useId();
  const { price, downPayment, months } = credit.terms;
  const first = formatPrice(downPayment, language);
  const rest = formatPrice(credit.financed, language);
  const monthly = formatPrice(credit.instalment, language);
  const share = formatNumber((downPayment / price) * 100, language);
  return (
    <div className={styles.panel}>
      <div
        className={styles.parties}
        role="img"
        aria-label={t`You pay the seller ${first}, the lender pays the seller ${rest}, and you pay the lender ${monthly} a month for ${months} months.`}
      >
        <Party icon={User} name={t`You`} at="you" />
        <div className={styles.first}>
          <Sum at="first" sum={first} what={<Trans>{share}% down</Trans>} />
          <svg className={styles.across} aria-hidden="true">
            <ArrowHead id={head} />
            <line x1="4" x2="100%" y1="6" y2="6" markerEnd={`url(#${head})`} />
          </svg>
        </div>
        <Party icon={Store} name={t`Seller`} at="seller" />
        <svg className={styles.down} aria-hidden="true">
          <line x1="17%" y1="8" x2="41%" y2="100%" markerEnd={`url(#${head})`} />
          <line x1="59%" y1="100%" x2="83%" y2="8" markerEnd={`url(#${head})`} />
        </svg>
        <Sum at="monthly" sum={monthly} what={<Trans>each month</Trans>} />
        <Sum at="rest" sum={rest} what={<Trans>the rest, at once</Trans>} />
        <Party icon={Landmark} name={t`Finance company`} at="lender" />
      </div>
    </div>
  );
}

function Party(props: { readonly icon: IconNode; readonly name: string; readonly at: string }) {
  return (
    <p className={styles.party} data-at={props.at}>
      <span className={styles.disc}>
        <Icon of={props.icon} />
      </span>
      <span>{props.name}</span>
    </p>
  );
}

type SumProps = { readonly at: string; readonly sum: string; readonly what: ReactNode };

const Sum = ({ at, sum, what }: SumProps) => (
  <p className={styles.sum} data-at={at}>
    <strong>{sum}</strong>
    <span>{what}</span>
  </p>
);

/** Turns with its line, and keeps its size. */
const ArrowHead = ({ id }: { readonly id: string }) => (
  <marker
    id={id}
    viewBox="-10 -6 12 12"
    markerWidth="12"
    markerHeight="12"
    markerUnits="userSpaceOnUse"
    orient="auto"
  >
    <path d="M-8 -5L0 0L-8 5" />
  </marker>
);

/** What the flat rate is reckoned on, beside what is really owed. */
export function FlatDebt({ credit }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { months } = credit.terms;
  const schedule = scheduleOf(credit);
  const owed = [{ number: 0, owed: credit.financed }, ...schedule];
  const loan = formatPrice(credit.financed, language);
  const number = (month: number) => formatNumber(month, language);
  return (
    <figure className={styles.debt}>
      <Chart
        height={7.5}
        across={[
          { at: 0, name: t`Month 1` },
          { at: 0.5, name: number(Math.round(months / 2)) },
          { at: 1, name: number(months) },
        ]}
      >
        <ChartBand look="amberSoft" edges={[0, 1].map((x) => ({ x, low: 0, high: 1 }))} />
        <ChartBand
          edges={owed.map((each) => ({ x: each.number / months, low: 0, high: each.owed / credit.financed }))}
        />
      </Chart>
      <ChartLegend>
        <ChartKey mark="area" look="amberSoft">
          <Trans>The flat rate counts on {loan} all along</Trans>
        </ChartKey>
        <ChartKey mark="area" look="green">
          <Trans>What you really owe</Trans>
        </ChartKey>
      </ChartLegend>
      <ChartTable
        isUnseen
        caption={t`What is owed falls from ${loan} to nothing in ${months} months; the flat rate is reckoned on ${loan} all the time.`}
        of={t`Year`}
        columns={[t`Still owed`]}
        rows={yearsOf(schedule).map((each) => ({ name: String(each.year), figures: [each.owed] }))}
      />
    </figure>
  );
}
