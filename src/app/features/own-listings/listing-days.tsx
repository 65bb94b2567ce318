import { Trans, useLingui } from '@lingui/react/macro';
import { TrendingDown, TrendingUp } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ChartTable } from '#app/ui/chart/chart-table.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { weekOnWeek } from '#app/ui/week-on-week.ts';
import { formatDay } from '#contract/date-words.ts';
import { dayAfter, startOfDay } from '#contract/dates.ts';
import type { ListingOnOffer } from '#contract/listing/listing-activity.ts';
import { formatNumber } from '#contract/money.ts';
import styles from './listing-days.module.css';

/** The oldest day is only there to compare whole weeks. */
const firstShown = 1;

/** Views and contacts by day, on one axis of two weeks. Nothing while nobody came. */
export function ListingDays({ days }: { readonly days: ListingOnOffer }) {
  const { t } = useLingui();
  const language = useLanguage();
  const views = days.views.slice(firstShown);
  const contacts = days.contactsByDay.slice(firstShown);
  const dayOf = (index: number) =>
    formatDay(startOfDay(dayAfter(days.from, index + firstShown)).toISOString(), language);
  const last = views.length - 1;
  if ([...views, ...contacts].every((count) => count === 0)) return null;
  return (
    <div className={layouts.stack8}>
      <div className={classNames(patterns.wrapApart8, texts.note)}>
        <p>
          <Trans>Views by day, two weeks</Trans>
        </p>
        {/* Not of weeks that began before views were counted. */}
        {days.views[0] === 0 ? null : <Trend share={weekOnWeek(days.views)} />}
      </div>
      <Bars counts={views} className={styles.tall} />
      {contacts.every((count) => count === 0) ? null : (
        <>
          <p className={texts.note}>
            <Trans>Contacts by day</Trans>
          </p>
          <Bars counts={contacts} className={styles.low} />
        </>
      )}
      <p className={classNames(layouts.apart8, texts.faintFigures)} aria-hidden="true">
        <span>{dayOf(0)}</span>
        <span>{dayOf(Math.floor(last / 2))}</span>
        <span>{dayOf(last)}</span>
      </p>
      <ChartTable
        isUnseen
        caption={t`Views and contacts by day`}
        of={t`Day`}
        columns={[t`Views`, t`Contacts`]}
        rows={views
          .map((count, index) => ({ name: dayOf(index), figures: [count, contacts[index] ?? 0] }))
          .filter(({ figures }) => figures.some((count) => count > 0))}
      />
    </div>
  );
}

type BarsProps = { readonly counts: readonly number[]; readonly className: string | undefined };

/** Only the best day is labelled: the table has all of them. */
function Bars({ counts, className }: BarsProps) {
  const language = useLanguage();
  const most = Math.max(...counts);
  const best = most === 0 ? -1 : counts.lastIndexOf(most);
  return (
    <div className={classNames(styles.bars, className)} aria-hidden="true">
      {counts.map((count, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its day.
        <span key={index} className={styles.day}>
          <span
            className={classNames(styles.bar, index === best && styles.best)}
            style={{ height: count === 0 ? 0 : `max(3px, ${Math.round((100 * count) / most)}%)` }}
          >
            {index === best ? <span className={styles.most}>{formatNumber(most, language)}</span> : null}
          </span>
        </span>
      ))}
    </div>
  );
}

function Trend({ share: part }: { readonly share: number | undefined }): ReactNode {
  const language = useLanguage();
  const percent = Math.round(100 * (part ?? 0));
  if (percent === 0) return null;
  const isMore = percent > 0;
  const share = formatNumber(Math.abs(percent), language);
  return (
    <p className={classNames(layouts.row6, isMore ? texts.greenStrong : texts.quiet)}>
      <Icon of={isMore ? TrendingUp : TrendingDown} size={14} stroke={2.25} />
      {isMore ? (
        <Trans>{share}% more than the week before</Trans>
      ) : (
        <Trans>{share}% less than the week before</Trans>
      )}
    </p>
  );
}
