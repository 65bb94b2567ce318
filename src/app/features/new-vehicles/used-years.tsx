import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { AccordionItem } from '#app/ui/sheet/accordion.tsx';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import { carValueAnchor, homePath } from '#contract/paths.ts';
import { UsedChart } from './used-chart.tsx';
import styles from './used-years.module.css';

type Props = {
  readonly title: string;
  readonly used: NonNullable<DataOf<'newModel'>['used']>;
  /** The median price of the new variants, if any is known. */
  readonly newPrice: number | undefined;
};

/**
 * The age, in years before the newest model year, whose price the text compares with that of a new vehicle.
 */
const comparedAge = 3;
/** Minimum number of ads for a median to be meaningful. */
const fewestAds = 3;

/**
 * Asking prices by model year from the ads on this site: a chart, and a list with each median relative to the
 * most expensive year.
 */
export function UsedYears({ title, used: { count, url, years }, newPrice }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const compared = years.find(
    ({ year, count: ads }) => year === (years[0]?.year ?? 0) - comparedAge && ads >= fewestAds,
  );
  const share = compared && newPrice ? formatNumber((compared.median / newPrice) * 100, language) : undefined;
  const cheapest = Math.min(...years.map(({ lowest }) => lowest));
  const most = Math.max(...years.map(({ median }) => median));
  return (
    <>
      {compared === undefined || share === undefined ? null : (
        <p className={texts.quiet}>
          <Trans>
            Cars from {compared.year}: about <strong>{share}%</strong> of the new price
          </Trans>
        </p>
      )}
      <div className={classNames(layouts.card, styles.used)}>
        {years.length < 3 ? null : (
          <>
            <div className={styles.chart}>
              <UsedChart years={years} newPrice={newPrice} newLabel={t`New`} marked={compared?.year} />
            </div>
            <p className={texts.notePretty}>
              <Trans>
                Millions of rupiah. Dot: the median asking price; bar: the cheapest to the dearest ad. From{' '}
                {formatNumber(count, language)} ads on Lajur; new: the median of the variants.
              </Trans>
            </p>
          </>
        )}
        <AccordionItem heading={t`All model years`}>
          <ol className={layouts.stack10}>
            {years.map(({ year, count: ads, lowest, median, highest }) => (
              <li key={year} className={styles.year}>
                <span className={patterns.strong}>{year}</span>
                <span className={styles.track} aria-hidden="true">
                  <span className={styles.bar} style={{ inlineSize: `${(median / most) * 100}%` }} />
                </span>
                <span className={styles.price}>{formatPrice(median, language)}</span>
                <span className={classNames(texts.note, styles.note)}>
                  <Plural value={ads} one="# ad" other="# ads" />
                  {lowest === highest ? null : (
                    <>
                      {': '}
                      {formatPrice(lowest, language)} – {formatPrice(highest, language)}
                    </>
                  )}
                </span>
              </li>
            ))}
          </ol>
        </AccordionItem>
      </div>
      <AppLink href={url} className={layouts.actionLead}>
        <Trans>
          {formatNumber(count, language)} used {title}, from {formatPrice(cheapest, language)}
        </Trans>
      </AppLink>
      <AppLink href={`${homePath}#${carValueAnchor}`} className={layouts.actionLead}>
        <Trans>What may yours fetch?</Trans>
      </AppLink>
    </>
  );
}
