import { Plural, Trans } from '@lingui/react/macro';
import { CarFront } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { KeptNote } from '#app/ui/state/kept-note.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { UnknownList } from '#app/ui/state/unknown-list.tsx';
import { myListingPath } from '#contract/account/account-paths.ts';
import { dateText } from '#contract/date-text.ts';
import type { ListingStatus } from '#contract/listing/listing.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import { listingPath, sellPath } from '#contract/paths.ts';
import styles from './stock-table.module.css';

type Slots = { badge(status: ListingStatus): ReactNode };

/** A dealer's cars, one per row: price, status, views, expiry. */
export function StockTable({ badge }: Slots) {
  const [page, setPage] = useState(1);
  const { state, refresh } = useAccountApi('ownListings', page === 1 ? {} : { page: String(page) });
  const language = useLanguage();
  if (state.kind === 'guest') return null;
  if (state.kind === 'reading') return <Skeleton height="240px" radius="12px" />;
  if (state.kind !== 'known')
    return (
      <UnknownList
        state={state}
        absent={<Trans>Your ads are not on this device yet</Trans>}
        onAgain={refresh}
      />
    );
  const { items, meta } = state.data;
  if (items.length === 0) return <NoCars />;
  return (
    <>
      {state.isOld ? <KeptNote at={state.at} /> : null}
      <div className={classNames(layouts.card, patterns.scrolled)}>
        <table className={classNames(patterns.table, styles.table)}>
          <caption className={styles.caption}>
            <Plural value={meta.totalCount} one="# car" other="# cars" />
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Car</Trans>
              </th>
              <th scope="col">
                <Trans>Price</Trans>
              </th>
              <th scope="col">
                <Trans>Status</Trans>
              </th>
              <th scope="col" className={classNames(patterns.figures, styles.wide)}>
                <Trans>Seen</Trans>
              </th>
              <th scope="col" className={classNames(patterns.figures, styles.wide)}>
                <Trans>Until</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((car) => (
              <tr key={car.id}>
                <th scope="row">
                  <AppLink
                    href={car.status === 'live' ? listingPath(car.slug) : myListingPath}
                    className={styles.link}
                  >
                    {car.label}
                  </AppLink>
                </th>
                <td className={classNames(patterns.figures, patterns.unbroken)}>
                  {formatPrice(car.price, language)}
                </td>
                <td>{badge(car.status)}</td>
                <td className={classNames(patterns.figures, styles.wide)}>
                  {formatNumber(car.views, language)}
                </td>
                <td className={classNames(patterns.figures, styles.wide)}>
                  {car.expiresAt === null ? '–' : dateText(car.expiresAt, 'short', language)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.pages}>
        {page > 1 ? (
          <Button variant="text" size="dense" onClick={() => setPage(page - 1)}>
            <Trans>Previous</Trans>
          </Button>
        ) : null}
        {page < meta.pageCount ? (
          <Button variant="text" size="dense" onClick={() => setPage(page + 1)}>
            <Trans>Next</Trans>
          </Button>
        ) : null}
      </div>
    </>
  );
}

function NoCars() {
  return (
    <BlankState
      icon={CarFront}
      title={<Trans>You have no ads</Trans>}
      actions={
        <ButtonLink href={sellPath}>
          <Trans>Sell a car</Trans>
        </ButtonLink>
      }
    >
      <Trans>Add your whole stock from a file below, or one car at a time.</Trans>
    </BlankState>
  );
}
