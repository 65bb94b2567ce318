import { Plural, Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { AppLink } from '#app/ui/link/app-link.tsx';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { formatPrice } from '#contract/money.ts';
import styles from './used-years.module.css';

type Props = { readonly title: string; readonly used: NonNullable<DataOf<'newModel'>['used']> };

/** Asking prices by model year, from the ads here: the bar is the middle one against the dearest year's. */
export function UsedYears({ title, used: { count, url, years } }: Props) {
  const language = useLanguage();
  const most = Math.max(...years.map(({ median }) => median));
  return (
    <div className={styles.used}>
      <ol className={styles.years}>
        {years.map(({ year, count: ads, lowest, median, highest }) => (
          <li key={year} className={styles.year}>
            <span className={styles.number}>{year}</span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.bar} style={{ inlineSize: `${(median / most) * 100}%` }} />
            </span>
            <span className={styles.price}>{formatPrice(median, language)}</span>
            <span className={styles.note}>
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
      <p className={styles.note}>
        <Trans>The middle asking price of each year, from the ads on Lajur.</Trans>
      </p>
      <AppLink href={url} className={styles.link}>
        <Plural value={count} one={`# used ${title}`} other={`# used ${title}`} />
      </AppLink>
    </div>
  );
}
