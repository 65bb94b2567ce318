import { Trans, useLingui } from '@lingui/react/macro';
import { ReasonBadges } from '#app/features/staff/reason-badges.tsx';
import { numberPath } from '#app/features/staff/review-address.ts';
import { StatusName } from '#app/features/staff/status-name.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { Picture } from '#app/ui/picture.tsx';
import texts from '#app/ui/texts.module.css';
import { formatKilometers, formatPrice } from '#contract/money.ts';
import { listingPath } from '#contract/paths.ts';
import type { StaffListing } from '#contract/staff/staff.ts';
import styles from './listing-review.module.css';

/** The listing's content and photos. */
export function ListingFacts({ listing }: { readonly listing: StaffListing }) {
  const { t } = useLingui();
  const { label, makeYear, status, reasons, images, title, description, slug } = listing;
  const isPublic = status === 'live' || status === 'reserved';
  const name = `${label} ${makeYear}`;
  return (
    <section className={styles.facts}>
      <div className={patterns.wrapCentred8}>
        <h2 className={texts.sheetTitle}>{name}</h2>
        <Badge tone={isPublic ? 'green' : status === 'rejected' ? 'red' : 'amber'}>
          <StatusName status={status} />
        </Badge>
      </div>
      <ReasonBadges reasons={reasons} />
      {images.length === 0 ? (
        <p className={texts.quiet}>
          <Trans>There are no photos.</Trans>
        </p>
      ) : (
        <ul className={styles.photos}>
          {images.map((picture, at) => (
            <li key={picture.key}>
              <Picture
                picture={picture}
                alt={t`Photo ${at + 1} of ${name}`}
                sizes="(min-width: 48em) 320px, 100vw"
                most={960}
              />
            </li>
          ))}
        </ul>
      )}
      <FactList listing={listing} />
      <p>
        <strong>{title}</strong>
      </p>
      <p className={styles.description}>{description}</p>
      {isPublic ? (
        <AppLink href={listingPath(slug)} className={classNames(texts.green, styles.link)}>
          <Trans>See the page as visitors do</Trans>
        </AppLink>
      ) : null}
    </section>
  );
}

function FactList({ listing }: { readonly listing: StaffListing }) {
  const language = useLanguage();
  const { price, market, kilometerDriven, place, regNo, mobile, sellerName, source } = listing;
  const median = market === null ? '' : formatPrice(market.median, language);
  const count = market?.count ?? 0;
  return (
    <dl className={classNames(patterns.terms, styles.list)}>
      <dt>
        <Trans>Price</Trans>
      </dt>
      <dd>
        {formatPrice(price, language)}{' '}
        <small className={texts.noteLine}>
          {market === null ? (
            <Trans>too few similar cars to compare</Trans>
          ) : (
            <Trans>
              the middle of {count} similar cars is {median}
            </Trans>
          )}
        </small>
      </dd>
      <dt>
        <Trans>Kilometres</Trans>
      </dt>
      <dd>{kilometerDriven === null ? '–' : formatKilometers(kilometerDriven, language)}</dd>
      <dt>
        <Trans>Place</Trans>
      </dt>
      <dd>{place}</dd>
      <dt>
        <Trans>Plate</Trans>
      </dt>
      <dd>{regNo ?? '–'}</dd>
      <dt>
        <Trans>Seller</Trans>
      </dt>
      <dd>
        {sellerName ?? '–'} {mobile === null ? null : <AppLink href={numberPath(mobile)}>{mobile}</AppLink>}
      </dd>
      <dt>
        <Trans>Source</Trans>
      </dt>
      <dd>{source}</dd>
    </dl>
  );
}
