import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { PartsBar } from '#app/ui/calculator/parts-bar.tsx';
import { ResultPanel } from '#app/ui/calculator/result-panel.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { SelectField } from '#app/ui/form/field.tsx';
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
  const difference = own && price !== undefined ? tradeDifference(price, own) : undefined;
  const isBack = difference !== undefined && difference.most < 0;
  return (
    <ResultPanel
      id={sumId}
      label={t`What is left to pay`}
      about={isBack ? t`You may get back` : t`What is left to pay`}
      sum={difference === undefined ? '–' : writtenDifference(difference, language)}
      note={own?.basis ?? unknown}
    >
      {own && price !== undefined && !isBack ? (
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
      ) : null}
      <dl className={layouts.stack6}>
        <div className={classNames(patterns.terms, styles.line)}>
          <dt>
            <Trans>The next vehicle</Trans>
          </dt>
          <dd>{price === undefined ? '–' : formatPrice(price, language)}</dd>
        </div>
        <div className={classNames(patterns.terms, styles.line)}>
          <dt>
            {own === undefined ? (
              <Trans>Your vehicle</Trans>
            ) : own.source === 'hope' ? (
              <Trans>What you hope to get</Trans>
            ) : own.source === 'market' ? (
              <Trans>Asked for cars like yours</Trans>
            ) : (
              <Trans>Your vehicle, estimated</Trans>
            )}
          </dt>
          <dd>{own === undefined ? '–' : formatPriceSpan({ min: own.low, max: own.high }, language)}</dd>
        </div>
      </dl>
      {own && price !== undefined ? (
        <Instalment page={page} data={data} price={price} down={middleOf(own)} wanted={wanted} />
      ) : null}
    </ResultPanel>
  );
}

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
