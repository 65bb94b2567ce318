import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import { formatNumber } from '#contract/money.ts';
import type { Show } from '#contract/shows/show.schema.ts';
import styles from './shows.module.css';

/** Editions of a show, each with what is known of it. */
export function ShowCards({ shows }: { readonly shows: readonly Show[] }) {
  return (
    <ul className={styles.cards}>
      {shows.map((show) => (
        <li key={show.slug} className={classNames(layouts.card, styles.card)}>
          <ShowCard show={show} />
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
      <p className={texts.note}>
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
