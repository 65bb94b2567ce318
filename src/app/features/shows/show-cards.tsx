import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { facingAt } from '#app/ui/car/model-drawing.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { Picture } from '#app/ui/picture.tsx';
import texts from '#app/ui/texts.module.css';
import { dateText } from '#contract/date-text.ts';
import { formatNumber } from '#contract/money.ts';
import { drawingPicture } from '#contract/new-vehicles/model-drawing.ts';
import type { Show } from '#contract/shows/show.schema.ts';
import styles from './shows.module.css';

/** Editions of a show, each with what is known of it. */
export function ShowCards({ shows }: { readonly shows: readonly Show[] }) {
  return (
    <ul className={styles.cards}>
      {shows.map((show, at) => (
        <li key={show.slug} className={classNames(layouts.card, styles.card)}>
          <ShowPicture show={show} at={at} />
          <div className={styles.words}>
            <ShowCard show={show} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Its first day beside a car. Decorative: the dates are the card's text. */
function ShowPicture({ show: { drawing, firstDay }, at }: { readonly show: Show; readonly at: number }) {
  const language = useLanguage();
  const [day, month] = firstDay.length < 10 ? [] : dateText(firstDay, 'short', language).split(' ');
  return (
    <div className={styles.picture} aria-hidden="true">
      {drawing === undefined ? null : (
        <Picture
          picture={drawingPicture(drawing, facingAt(at))}
          alt=""
          most={480}
          sizes="(min-width: 40em) 19rem, 100vw"
          className={styles.drawing}
        />
      )}
      {day === undefined ? null : (
        <span className={styles.day}>
          <span className={texts.caption}>{month}</span>
          <span className={texts.sheetTitle}>{day}</span>
        </span>
      )}
    </div>
  );
}

/** Editions by their visitors, those that are known. */
export function ShowVisitors({ shows }: { readonly shows: readonly Show[] }) {
  const language = useLanguage();
  const rows = shows
    .flatMap(({ slug, name, visitors }) => (visitors === null ? [] : [{ slug, name, visitors }]))
    .sort((a, b) => b.visitors - a.visitors);
  const most = rows[0]?.visitors ?? 0;
  return (
    <ul className={styles.chart}>
      {rows.map(({ slug, name, visitors }) => (
        <li key={slug} className={layouts.stack4}>
          <span className={layouts.apart12}>
            <span>{name}</span>
            <strong className={patterns.figures}>{formatNumber(visitors, language)}</strong>
          </span>
          <span className={styles.bar} style={{ width: `${Math.max(1, (100 * visitors) / most)}%` }} />
        </li>
      ))}
    </ul>
  );
}

function ShowCard({ show }: { readonly show: Show }) {
  const { name, dates, venue, city, theme, state, tickets, isEstimate, checked, source } = show;
  return (
    <>
      <h3 className={texts.title}>{name}</h3>
      <p className={texts.lead}>{dates}</p>
      <p>{[venue, city].filter((each) => each !== null).join(', ')}</p>
      {state === 'now' ? (
        <p className={styles.now}>
          <Trans>Open now</Trans>
        </p>
      ) : null}
      <Facts show={show} />
      {theme === null ? null : (
        <p>
          <Trans>Theme: {theme}</Trans>
        </p>
      )}
      <Brands show={show} />
      {state === 'over' || tickets === null ? null : (
        <a href={tickets} className={styles.link} target="_blank" rel="noopener">
          <Trans>Tickets on the organiser’s site</Trans>
        </a>
      )}
      <p className={classNames(texts.note, styles.source)}>
        {isEstimate ? (
          <Trans>
            Not confirmed with the organiser, as of {checked}. Source: {source}
          </Trans>
        ) : (
          <Trans>
            As of {checked}. Source: {source}
          </Trans>
        )}
      </p>
    </>
  );
}

function Facts({ show: { halls, area, brands, launches, visitors } }: { readonly show: Show }) {
  const language = useLanguage();
  const facts = [
    { key: 'brands', name: <Trans>Brands</Trans>, value: brands },
    { key: 'launches', name: <Trans>Launches</Trans>, value: launches },
    { key: 'visitors', name: <Trans>Visitors</Trans>, value: visitors },
    { key: 'halls', name: <Trans>Halls</Trans>, value: halls },
    { key: 'area', name: <Trans>Area (m²)</Trans>, value: area },
  ];
  const known = facts.flatMap(({ value, ...fact }) => (value === null ? [] : [{ ...fact, value }]));
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(({ key, name, value }) => (
        <div key={key}>
          <dt className={texts.note}>{name}</dt>
          <dd>{formatNumber(value, language)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Brands({ show: { brandNames, launched } }: { readonly show: Show }) {
  return (
    <>
      {launched.length === 0 ? null : (
        <p>
          <Trans>Launched, among others: {launched.join(', ')}</Trans>
        </p>
      )}
      {brandNames.length === 0 ? null : (
        <Disclosure summary={<Trans>Brands that are known to have been there</Trans>}>
          <ul className={styles.brands}>
            {brandNames.map(({ name, url }) => (
              <li key={name}>
                {url === null ? (
                  name
                ) : (
                  <AppLink href={url} className={styles.link}>
                    {name}
                  </AppLink>
                )}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}
