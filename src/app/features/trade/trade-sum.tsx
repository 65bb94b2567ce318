import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeftRight } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { PartsBar } from '#app/ui/calculator/parts-bar.tsx';
import { ResultPanel } from '#app/ui/calculator/result-panel.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { SelectField } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconTile } from '#app/ui/icon/icon-tile.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { simulationPages } from '#contract/credit/credit-pages.ts';
import type { Language } from '#contract/language.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import { formatPriceSpan } from '#contract/price-span.ts';
import type { RecommendedPrice } from '#contract/sell/own-listing.ts';
import { middleOf, tradeDifference } from '#contract/trade/trade-form.ts';
import { type TradePage, tradePages } from '#contract/trade/trade-pages.ts';
import { creditOf } from '#money/credit.ts';
import type { WantedVehicle } from '#offline/drafts/draft.schema.ts';
import styles from './trade.module.css';

/** What the own vehicle is worth, in rupiah, and what that rests on. */
export type OwnValue = {
  readonly low: number;
  readonly high: number;
  readonly basis: ReactNode;
  /** What others ask for vehicles like it, a reckoning from its new price, or the owner's hope. */
  readonly source: RecommendedPrice['basis'] | 'hope';
};

type Props = {
  readonly page: TradePage;
  readonly data: Pick<DataOf<'tradePage'>, 'rates' | 'ratesNote'>;
  /** Undefined where it is not known. */
  readonly own: OwnValue | undefined;
  /** Why it is not known. */
  readonly unknown: ReactNode;
  readonly wanted: WantedVehicle | undefined;
};

type Difference = ReturnType<typeof tradeDifference>;

const sumId = 'sisa-bayar';

/** Both vehicles, the difference, and its instalment. */
export function TradeSum({ page, data, own, unknown, wanted }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const price = wanted?.price ?? undefined;
  const vehicles = (
    <dl className={layouts.stack6}>
      <Vehicle
        name={t`The next vehicle`}
        missing={wanted ? t`Price not known` : t`Not chosen yet`}
        value={price === undefined ? undefined : formatPrice(price, language)}
      />
      <Vehicle
        name={
          own === undefined
            ? t`Your vehicle`
            : own.source === 'hope'
              ? t`What you hope to get`
              : own.source === 'market'
                ? t`Asked for cars like yours`
                : t`Your vehicle, estimated`
        }
        missing={t`Not known yet`}
        value={own && formatPriceSpan({ min: own.low, max: own.high }, language)}
      />
    </dl>
  );
  if (!own || price === undefined)
    return (
      <section id={sumId} className={styles.waiting} aria-label={t`What is left to pay`}>
        <p className={classNames(layouts.row12, texts.title)}>
          <IconTile>
            <Icon of={ArrowLeftRight} />
          </IconTile>
          <Trans>What is left to pay</Trans>
        </p>
        <p className={texts.quiet} role="status">
          {own === undefined ? (
            unknown
          ) : wanted ? (
            <Trans>We do not know the price of the next vehicle. A dealer can tell you.</Trans>
          ) : (
            <Trans>Choose the next vehicle to see the difference.</Trans>
          )}
        </p>
        {vehicles}
        {own === undefined ? null : <p className={texts.notePretty}>{own.basis}</p>}
      </section>
    );
  const difference = tradeDifference(price, own);
  const isBack = difference.most < 0;
  return (
    <ResultPanel
      id={sumId}
      label={t`What is left to pay`}
      about={isBack ? t`You may get back` : t`What is left to pay`}
      sum={writtenDifference(difference, language)}
      note={own.basis}
    >
      {isBack ? null : (
        <PartsBar
          label={t`What your vehicle pays of the next one, and what is left`}
          hasLegend
          parts={[
            { key: 'own', tone: 0, amount: middleOf(own), name: <Trans>Your vehicle</Trans> },
            {
              ...{ key: 'left', tone: 2, amount: Math.max(0, price - middleOf(own)) },
              name: <Trans>What is left to pay</Trans>,
            },
          ]}
        />
      )}
      {vehicles}
      <Instalment page={page} data={data} price={price} down={middleOf(own)} wanted={wanted} />
    </ResultPanel>
  );
}

type VehicleProps = {
  readonly name: string;
  readonly value: string | undefined;
  /** Instead of a value. */
  readonly missing: string;
};

const Vehicle = ({ name, value, missing }: VehicleProps) => (
  <div className={classNames(patterns.terms, styles.line)}>
    <dt>{name}</dt>
    <dd className={value === undefined ? texts.quiet : patterns.strong}>{value ?? missing}</dd>
  </div>
);

/** The difference in one line, in view while the form is filled in on a phone. */
export function TradeBrief({ own, wanted }: Pick<Props, 'own' | 'wanted'>) {
  const language = useLanguage();
  const price = wanted?.price ?? undefined;
  if (!own || price === undefined) return null;
  const difference = tradeDifference(price, own);
  return (
    <a href={`#${sumId}`} className={classNames(patterns.belowWide, styles.brief)}>
      <span>
        {difference.most < 0 ? <Trans>You may get back</Trans> : <Trans>What is left to pay</Trans>}
      </span>
      <strong>{writtenDifference(difference, language)}</strong>
    </a>
  );
}

function writtenDifference({ least, most }: Difference, language: Language): string {
  return most < 0
    ? formatPriceSpan({ min: -most, max: -least }, language)
    : formatPriceSpan({ min: Math.max(0, least), max: Math.max(0, most) }, language);
}

type InstalmentProps = Pick<Props, 'page' | 'data' | 'wanted'> & {
  readonly price: number;
  readonly down: number;
};

/** The middle of the usual rates, to a quarter of a percent. */
const rateOf = ({ lowest, highest }: { readonly lowest: number; readonly highest: number }) =>
  Math.round(((lowest + highest) / 2) * 4) / 4;

function Instalment({ page, data, price, down, wanted }: InstalmentProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [chosen, setChosen] = useState<number>();
  const months = chosen ?? data.rates.at(Math.floor(data.rates.length / 2))?.upToMonths ?? 36;
  const usual = data.rates.find(({ upToMonths }) => months <= upToMonths);
  if (!usual) return null;
  const rate = rateOf(usual);
  const credit = creditOf({ price, downPayment: down, months, kind: 'flat', rate, first: 'arrears' });
  if (!credit) return null;
  const { effectiveRate = 0, instalment } = credit;
  const about = wanted?.listing == null ? `harga=${price}` : `id=${wanted.listing}`;
  const simulation =
    page === 'mobil' && wanted?.listing === null
      ? 'simulation-new-car'
      : subjectPages[tradePages[page].subject];
  return (
    <div className={styles.instalment}>
      <SelectField
        label={t`Pay the difference over`}
        value={months}
        onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
      >
        {data.rates.map(({ upToMonths }) => (
          <option key={upToMonths} value={upToMonths}>
            {t`${upToMonths} months`}
          </option>
        ))}
      </SelectField>
      <p className={texts.priceFigures}>
        <Trans>{formatPrice(instalment, language)} a month</Trans>
      </p>
      <p className={classNames(texts.notePretty, patterns.figures)}>
        <Trans>
          If you got {formatPrice(down, language)} for your vehicle, at {formatNumber(rate, language, 2)}%
          flat ({formatNumber(effectiveRate, language, 2)}% effective).
        </Trans>{' '}
        {data.ratesNote}{' '}
        <AppLink
          className={texts.strongLink}
          href={`${simulationPages[simulation].path}?${about}&dp=${down}&bulan=${months}`}
        >
          <Trans>See all costs</Trans>
        </AppLink>
      </p>
    </div>
  );
}

const subjectPages = {
  'used-car': 'simulation-used-car',
  'new-motorcycle': 'simulation-new-motorcycle',
} as const;
