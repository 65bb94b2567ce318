import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { SelectField } from '#app/ui/form/field.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { simulationPages } from '#contract/credit/credit-pages.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
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

const sumId = 'sisa-bayar';

/** Both vehicles, the difference, and its instalment. */
export function TradeSum({ page, data, own, unknown, wanted }: Props) {
  const language = useLanguage();
  const price = wanted?.price ?? undefined;
  const rupiah = (value: number) => formatPrice(value, language);
  const difference = own && price !== undefined ? tradeDifference(price, own) : undefined;
  return (
    <section id={sumId} className={styles.sum} aria-live="polite">
      <h2 className={texts.title}>
        <Trans>What is left to pay</Trans>
      </h2>
      <dl className={layouts.stack6}>
        <div className={classNames(patterns.terms, styles.line)}>
          <dt>
            <Trans>The next vehicle</Trans>
          </dt>
          <dd>{price === undefined ? '–' : rupiah(price)}</dd>
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
          <dd>
            {own === undefined
              ? '–'
              : own.low === own.high
                ? rupiah(own.low)
                : `${rupiah(own.low)} – ${rupiah(own.high)}`}
          </dd>
        </div>
        <div className={styles.total}>
          <dt>
            {difference !== undefined && difference.most < 0 ? (
              <Trans>You may get back</Trans>
            ) : (
              <Trans>Difference</Trans>
            )}
          </dt>
          <dd>{difference === undefined ? '–' : <Difference {...difference} />}</dd>
        </div>
      </dl>
      <p className={classNames(texts.notePretty, patterns.figures)}>{own?.basis ?? unknown}</p>
      {own && price !== undefined ? (
        <Instalment page={page} data={data} price={price} down={middleOf(own)} wanted={wanted} />
      ) : null}
    </section>
  );
}

/** The difference in one line, in view while the form is filled in on a phone. */
export function TradeBrief({ own, wanted }: Pick<Props, 'own' | 'wanted'>) {
  const price = wanted?.price ?? undefined;
  if (!own || price === undefined) return null;
  const difference = tradeDifference(price, own);
  return (
    <a href={`#${sumId}`} className={classNames(patterns.belowWide, styles.brief)}>
      <span>
        {difference.most < 0 ? <Trans>You may get back</Trans> : <Trans>What is left to pay</Trans>}
      </span>
      <strong>
        <Difference {...difference} />
      </strong>
    </a>
  );
}

function Difference({ least, most }: { readonly least: number; readonly most: number }) {
  const language = useLanguage();
  const [from, to] = [Math.max(0, least), Math.max(0, most)];
  if (most < 0)
    return (
      <>
        {formatPrice(-most, language)} – {formatPrice(-least, language)}
      </>
    );
  if (from === to) return formatPrice(to, language);
  return (
    <>
      {from === 0 ? 'Rp 0' : formatPrice(from, language)} – {formatPrice(to, language)}
    </>
  );
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
      <p className={texts.pageFigures}>
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
